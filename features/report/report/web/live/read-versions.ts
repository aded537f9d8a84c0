/** By interview, the version at which its report was first read: every part of it was read then or later. */
const readAt = new Map<string, number>()

/** Notes the version of a report that was read. The lowest stays: a part may have been read at that time. */
export function noteVersion(interviewId: string, version: number): void {
  readAt.set(interviewId, Math.min(version, readAt.get(interviewId) ?? version))
}

/** The version at which a report was first read; undefined while none was. */
export function versionReadAt(interviewId: string): number | undefined {
  return readAt.get(interviewId)
}
