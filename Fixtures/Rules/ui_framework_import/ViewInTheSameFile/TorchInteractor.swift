final class TorchInteractor {
    var isOn = false
}
