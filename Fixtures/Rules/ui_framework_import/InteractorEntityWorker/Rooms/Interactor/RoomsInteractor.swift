import Foundation
import UIKit // want "RoomsInteractor.*UIKit.*nothing"

final class RoomsInteractor: RoomsInteractorInput {
    weak var output: RoomsInteractorOutput?
    private let worker: RoomsWorker

    init(worker: RoomsWorker) { self.worker = worker }

    func load() { output?.loaded(worker.all()) }
}
