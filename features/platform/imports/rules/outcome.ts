/** How an application ended. It stands beside the stage at which it ended. */
export const outcomes = ['hired', 'rejected', 'withdrew'] as const
export type Outcome = (typeof outcomes)[number]

export function isOutcome(value: unknown): value is Outcome {
  return outcomes.some((outcome) => outcome === value)
}

/** The stage kinds of the wire for an ended application (R4-029): 8 hired, 9 for every other end. */
export const hiredKind = 8
export const endedKind = 9

/** Returns the outcome of a stage kind; null while the application goes on. */
export function outcomeOfKind(kind: number): Outcome | null {
  if (kind === hiredKind) return 'hired'
  return kind === endedKind ? 'rejected' : null
}

/** Returns what the wire sends as the stage kind: that of the outcome where there is one. */
export function sentKind(stageKind: number, outcome: Outcome | null): number {
  if (outcome === null) return stageKind
  return outcome === 'hired' ? hiredKind : endedKind
}
