/** What a reviewer chooses: 1 pass, 2 reject, 3 wait (R4-035). */
export type Result = 1 | 2 | 3

/** A result as it was sent or stored; null where nothing was chosen, which is sent as 0 or not at all. */
export function readResult(value: number | null | undefined): Result | 'unknown' | null {
  if (!value) return null
  return value === 1 || value === 2 || value === 3 ? value : 'unknown'
}

const statuses = { 1: 1, 2: 2, 3: 4 } as const

/** The status of a record that a result comes to: 1 passed, 2 rejected, 4 pending (R4-034, decision C18). */
export function estimateStatus(result: Result): 1 | 2 | 4 {
  return statuses[result]
}

const operated = { 1: 1, 2: 2, 3: 4 } as const

/** What a result makes of the reviewer's recommendation: 1 pass, 2 reject, 4 wait (R4-024). Another table, by chance alike. */
export function operateStatus(result: Result): 1 | 2 | 4 {
  return operated[result]
}
