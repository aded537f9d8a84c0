/** One part of an interview and the interview's version of its last change. */
export interface PartVersion {
  readonly part: string
  readonly version: number
}

/** The version of the last change of any of the parts; 0 without a part. */
export function latestVersion(parts: readonly PartVersion[]): number {
  return Math.max(0, ...parts.map(({ version }) => version))
}

/**
 * The parts that changed since a seen version, and the new version.
 *
 * A reader without a version gets none: they read the parts as they are, and get later changes.
 */
export function newsSince(
  parts: readonly PartVersion[],
  since: number | null,
): { version: number; events: PartVersion[] } {
  const version = Math.max(since ?? 0, latestVersion(parts))
  const events = since === null ? [] : parts.filter((part) => part.version > since)
  return { version, events }
}
