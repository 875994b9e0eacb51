import SwiftUI

struct PlayerView: View {
    @StateObject var presenter: PlayerPresenter
    var body: some View { Button(presenter.title, action: presenter.toggle) }
}
