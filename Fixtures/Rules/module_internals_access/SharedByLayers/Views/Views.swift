import SwiftUI

struct UserCreatingView: View {
  let userPresenter: UserPresenter
  var body: some View { Text("") }
}

struct NotesView: View {
  let notesPresenter: NotesPresenter
  let userPresenter: UserPresenter
  let profilePresenter: ProfilePresenter  // want "NotesView, a view, holds ProfilePresenter, which is a presenter inside the module Profile"
  var body: some View { Text("") }
}

struct ProfileView: View {
  let profilePresenter: ProfilePresenter
  var body: some View { Text("") }
}
