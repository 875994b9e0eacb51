final class MoodInteractor {
    func store(_ mood: Int) {}
}
