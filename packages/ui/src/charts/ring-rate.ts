/** How much of a ring a score out of 5 fills, in percent: the score times 20 (R9-012, P9-012), from 0 to 100. */
export function ringRate(score: number): number {
  return Math.min(Math.max(score * 20, 0), 100)
}
