final class CoursePresenter {
    let interactor = CourseInteractor()
    var course: CourseEntity?
    var room: RoomEntity?
}

final class CourseInteractor {
    func load() {}
}
