export const decisions = ['pass', 'wait', 'reject'] as const
export type Decision = (typeof decisions)[number]

/** `result` of each decision on the wire and in the database: 1 pass, 2 reject, 3 wait (R4-035, decision C18). */
export const resultOf: Readonly<Record<Decision, number>> = { pass: 1, reject: 2, wait: 3 }

/** Status of a record or a recommendation after each decision: 1 pass, 2 reject, 4 wait (R4-024, R4-034). */
export const statusOf: Readonly<Record<Decision, number>> = { pass: 1, reject: 2, wait: 4 }

/** The decision of a result; null for none, and for 0. */
export function decisionOfResult(result: number | null | undefined): Decision | null {
  return decisions.find((decision) => resultOf[decision] === result) ?? null
}

/** The decision of a status; null for none, and for a status without a decision. */
export function decisionOfStatus(status: number | null): Decision | null {
  return decisions.find((decision) => statusOf[decision] === status) ?? null
}

/** The chosen decision after a press; a second press on the same one clears it. */
export function toggled(chosen: Decision | null, pressed: Decision): Decision | null {
  return chosen === pressed ? null : pressed
}
