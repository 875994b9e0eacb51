final class Parser {
    var lexer: Lexer?
}
