/** What a reviewer decides about a candidate, in the order in which it is offered. */
export const decisions = ['pass', 'wait', 'reject'] as const
export type Decision = (typeof decisions)[number]

/** The result that a decision is sent as: 1 pass, 2 reject, 3 wait (R4-035, decision C18). */
export const resultOf: Readonly<Record<Decision, number>> = { pass: 1, reject: 2, wait: 3 }

/** The status that a decision is kept as: 1 pass, 2 reject, 4 wait (R4-024, R4-034). */
const statusOf: Readonly<Record<Decision, number>> = { pass: 1, reject: 2, wait: 4 }

/** The decision behind a result; null for 0, nothing chosen. */
export function decisionOfResult(result: number): Decision | null {
  return decisions.find((decision) => resultOf[decision] === result) ?? null
}

/** The decision behind a status; null without one, and for a status that is no decision. */
export function decisionOfStatus(status: number | null): Decision | null {
  return decisions.find((decision) => statusOf[decision] === status) ?? null
}

/** The result after a decision was pressed: pressed again, it is taken back. */
export function toggledResult(result: number, pressed: Decision): number {
  return result === resultOf[pressed] ? 0 : resultOf[pressed]
}
