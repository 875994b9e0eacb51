/// The memory that threads allocate from.
///
/// The C library of Linux grows the heap of a thread by a page or a few whenever something does not fit, with a system
/// call for which the other threads wait; and a large block goes back to the system as soon as it is freed. A code base
/// is some hundred thousand allocations that all stay, so that room is made for many at once. Room that is not used takes
/// no memory.
package enum Heap {
  /// In bytes; less than what `keepWhatIsFreed` frees, so that it comes from the heap.
  private static let room = 8 << 20

  /// Has blocks that are freed kept for those that come.
  ///
  /// The library maps and unmaps what is larger than any block that was freed so far, up to 32 MiB (mallopt(3),
  /// `M_MMAP_THRESHOLD`).
  package static func keepWhatIsFreed() { allocateAndFree(31 << 20) }

  /// Makes room in the heap of the calling thread.
  package static func makeRoom() { allocateAndFree(room) }

  /// Not to be seen by the optimiser, which would leave it out.
  @inline(never)
  private static func allocateAndFree(_ count: Int) {
    UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1).deallocate()
  }
}
