final class BadgeInteractor {
    var unread = 0
}
