struct ProductEntity {
    let name: String
    let cents: Int
}
