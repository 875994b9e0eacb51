import SwiftUI

struct LampsView: View {
    @StateObject var presenter: LampsPresenter
    var body: some View { Text(presenter.title) }
}
