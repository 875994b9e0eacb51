final class Lexer {
    weak var parser: Parser?
}
