/** Which tabs of which candidate were opened since the page was loaded: `22`, and inner tabs after a dot, `1.0`. */
const opened = new Map<string, Set<string>>()

/** Remembers that a tab of a candidate's report is in view. */
export function noteOpened(candidateId: string, section: string): void {
  const sections = opened.get(candidateId) ?? new Set()
  opened.set(candidateId, sections.add(section))
}

/** What a decision says of what its maker had seen. */
export function openedSections(candidateId: string): string[] {
  return [...(opened.get(candidateId) ?? [])]
}
