/** One part of an interview with the interview's version at which it last changed. */
export interface PartVersion {
  readonly part: string
  readonly version: number
}

/**
 * What is new for somebody who has seen an interview up to a version, with the version that they have seen then.
 *
 * Whoever has seen nothing yet is told of nothing: they read the parts as they are, and hear of what comes after.
 */
export function newsSince(
  parts: readonly PartVersion[],
  since: number | null,
): { version: number; events: PartVersion[] } {
  const version = Math.max(since ?? 0, ...parts.map((part) => part.version))
  const events = since === null ? [] : parts.filter((part) => part.version > since)
  return { version, events }
}
