import AVFoundation

final class TunerInteractor {
    private let engine = AVAudioEngine()
}
