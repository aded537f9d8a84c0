/** The tabs that the account opened since the page loaded, by candidate: `22`, or with an inner tab, `1.0`. */
const opened = new Map<string, Set<string>>()

/** Notes that a tab of a candidate's report is in view. */
export function noteOpened(candidateId: string, section: string): void {
  const sections = opened.get(candidateId) ?? new Set()
  opened.set(candidateId, sections.add(section))
}

/** The sections that a decision reports as seen. */
export function openedSections(candidateId: string): string[] {
  return [...(opened.get(candidateId) ?? [])]
}

/** Forgets what was opened: whoever signs in next has seen nothing of it. */
export function forgetOpened(): void {
  opened.clear()
}
