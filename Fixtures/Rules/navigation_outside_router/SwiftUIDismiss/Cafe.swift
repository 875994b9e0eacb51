final class CafeInteractor {
    func close() {}
}

final class CafeRouter {}
