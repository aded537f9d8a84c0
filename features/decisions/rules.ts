/** What a reviewer decides about a candidate, in the order in which it is offered. */
export const decisions = ['pass', 'wait', 'reject'] as const
export type Decision = (typeof decisions)[number]

/** The result that a decision is sent and stored as: 1 pass, 2 reject, 3 wait (R4-035, decision C18). */
export const resultOf: Readonly<Record<Decision, number>> = { pass: 1, reject: 2, wait: 3 }

/** The status of a record, and of a recommendation, that a decision comes to: 1 pass, 2 reject, 4 wait (R4-024, R4-034). */
export const statusOf: Readonly<Record<Decision, number>> = { pass: 1, reject: 2, wait: 4 }

/** Returns the decision behind a result; null without one, and for 0, nothing chosen. */
export function decisionOfResult(result: number | null | undefined): Decision | null {
  return decisions.find((decision) => resultOf[decision] === result) ?? null
}

/** Returns the decision behind a status; null without one, and for a status that is no decision. */
export function decisionOfStatus(status: number | null): Decision | null {
  return decisions.find((decision) => statusOf[decision] === status) ?? null
}

/** Returns what is chosen after a decision was pressed: pressed again, it is taken back. */
export function toggled(chosen: Decision | null, pressed: Decision): Decision | null {
  return chosen === pressed ? null : pressed
}
