export type FindingState = 'generating' | 'notPassed' | 'reviewed'

/** The meaning of a status: −1 is unfinished, 0 not passed, any other reviewed (R2-079, R2-080). */
export function findingState(status: number): FindingState {
  if (status === -1) return 'generating'
  return status === 0 ? 'notPassed' : 'reviewed'
}
