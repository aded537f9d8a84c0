/** Kinds of stages. 1 screening, 2 interview, 3 offer, 4 to 7 others; 8 and 9 are ends (R4-013, R4-029). */
export const screeningKind = 1
export const interviewKind = 2
const firstEnd = 8

/** Whether a stage of this kind is an end, and no column of a board. */
export function isEndKind(kind: number): boolean {
  return kind >= firstEnd
}

/** Stages with a name of their own in every company that does not name them (decision N38). */
const namedStages = new Map([
  ['1', 'screening'],
  ['2', 'interview'],
  ['1001', 'offer'],
  ['8', 'hired'],
  ['9', 'eliminated'],
] as const)
export type NamedStage = 'screening' | 'interview' | 'offer' | 'hired' | 'eliminated'

/** Returns the key of a default name by the wire id of a stage; null for a stage of the company's own. */
export function namedStage(wireId: string): NamedStage | null {
  return [...namedStages].find(([id]) => id === wireId)?.[1] ?? null
}

/** The wire ids of stages that people add begin here. */
export const firstOwnId = 1001

/** Returns the next free wire id for an added stage. Bundles may have brought any ids. */
export function nextWireId(taken: readonly string[]): string {
  const numbers = taken.filter((id) => /^\d{4,15}$/.test(id)).map(Number)
  return String(Math.max(firstOwnId - 1, ...numbers) + 1)
}
