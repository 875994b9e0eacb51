/// How many columns of a terminal `text` takes.
func displayWidth(_ text: String) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

/// How many columns of a terminal `character` takes: 2 for East Asian wide ones and emoji, 0 for what is not seen.
///
/// Terminals differ on joined emoji and on the conjuncts of Indic scripts; this counts either as one character.
func displayWidth(_ character: Character) -> Int {
  if character.isASCII { return 1 }
  let scalars = character.unicodeScalars
  if scalars.contains(where: { $0.isWide || $0 == emojiPresentationSelector }) { return 2 }
  return scalars.allSatisfy(\.isUnseen) ? 0 : 1
}

private let emojiPresentationSelector: Unicode.Scalar = "\u{FE0F}"

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  fileprivate var isWide: Bool {
    value >= 0x1100 && (properties.isEmojiPresentation || eastAsianWide.contains { $0.contains(value) })
  }
}

/// The blocks in which East_Asian_Width (Unicode Standard Annex 11) is wide or fullwidth, emoji left out.
private let eastAsianWide: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul Jamo, initial consonants
  0x2E80...0x303E,  // CJK radicals, symbols and punctuation
  0x3041...0x4DBF,  // Kana, Bopomofo, Hangul compatibility, CJK extension A
  0x4E00...0xA4CF,  // CJK unified ideographs, Yi
  0xA960...0xA97F,  // Hangul Jamo extended A
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // CJK compatibility ideographs
  0xFE10...0xFE19,  // Vertical forms
  0xFE30...0xFE6F,  // CJK compatibility and small forms
  0xFF01...0xFF60,  // Fullwidth forms
  0xFFE0...0xFFE6,  // Fullwidth signs
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // Kana supplements, Nushu
  0x1F200...0x1F265,  // Enclosed ideographs
  0x20000...0x3FFFD,  // CJK extensions B and later
]
