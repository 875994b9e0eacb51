import CoreData

final class CourseEntity: NSManagedObject {
    @NSManaged var teacher: TeacherEntity?
}

final class TeacherEntity: NSManagedObject {
    @NSManaged var course: CourseEntity?
}

final class RoomEntity {
    var desk: DeskEntity?
}

final class DeskEntity {
    var room: RoomEntity?
}
