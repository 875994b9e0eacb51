/// The identity of a finding, made of what it is about and never of where that stands or how it is worded.
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// FNV-1a over 64 bits; a zero byte separates the parts.
  init(_ parts: [String]) {
    for part in parts {
      for byte in part.utf8 { add(byte) }
      add(0)
    }
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
