struct OrderEntity {
    let number: Int
    let cents: Int
}
