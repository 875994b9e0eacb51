struct BookEntity {
    let cover: UIImage
    let tint: UIColor
}
