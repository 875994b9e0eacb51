enum BasketAction {
    case add, remove
}
