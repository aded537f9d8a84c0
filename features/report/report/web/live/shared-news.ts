/** A part of an interview with the version of its last change. */
export interface PartNews {
  readonly part: string
  readonly version: number
}

/** The stream that all pages of a browser share. */
export interface SharedNews {
  /**
   * Calls back with the versions of an interview's parts, now and after each change; with null where it has no stream,
   * or where the report cannot be read any more. Returns what ends it.
   */
  follow(interviewId: string, onParts: (parts: readonly PartNews[] | null) => void): () => void
}

let shared: () => SharedNews | null = () => null

/** Has reports get their news by a stream that is shared. */
export function shareNews(find: () => SharedNews | null): void {
  shared = find
}

/** The shared stream; null where this page has none. */
export function sharedNews(): SharedNews | null {
  return shared()
}
