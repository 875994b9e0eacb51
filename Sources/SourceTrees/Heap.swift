#if canImport(Glibc)
  import Glibc
#endif

/// The memory that threads allocate from.
///
/// The C library of Linux grows the heap of a thread by a few pages whenever something does not fit, with a system call
/// for which the other threads wait; each page of 4 KiB then takes a fault of its own; and a large block goes back to the
/// system as soon as it is freed. A code base is some hundred thousand allocations that all stay, so that room is made
/// for many at once, in large pages. Room that is not used takes no memory. Elsewhere there is nothing to do.
package enum Heap {
  /// In bytes; less than what `keepWhatIsFreed` frees, so that it comes from the heap.
  private static let room = 30 << 20
  private static let largePage = 2 << 20

  /// Has blocks that are freed kept for those that come.
  ///
  /// The library maps and unmaps what is larger than any block that was freed so far, up to 32 MiB (mallopt(3),
  /// `M_MMAP_THRESHOLD`).
  package static func keepWhatIsFreed() { withBlock(of: room + 1 << 20) { _ in } }

  /// Makes room in the heap of the calling thread. It costs part of a large page each time: not to be done often.
  package static func makeRoom() {
    withBlock(of: room) { block in
      #if canImport(Glibc)
        // All pages from here to the end of the block are its own, and hold nothing yet.
        let start = block.alignedUp(toMultipleOf: largePage)
        madvise(start, block + room - start, MADV_HUGEPAGE)
      #endif
    }
  }

  /// Allocates a block, and frees it.
  private static func withBlock(of count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
    #if canImport(Glibc)
      let block = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
      defer { block.deallocate() }
      body(block)
    #endif
  }
}
