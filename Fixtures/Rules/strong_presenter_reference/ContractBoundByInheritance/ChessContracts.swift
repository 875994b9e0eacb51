import Foundation

protocol ChessOutput: NSObjectProtocol {
    func moved()
}

protocol ChessInteractorOutput: ChessOutput {
    func mated()
}
