/** What the options of one group are given, each once (P5-030). */
const groupPoints = [1, 3, 5, 7] as const

/** All points of a test (P5-030): five groups make them. */
export const wholePoints = 80

/** Whether a group was given 1, 3, 5 and 7 once each, in any order (P5-030). */
export function isWholeGroup(points: readonly number[]): boolean {
  return points.length === groupPoints.length && groupPoints.every((point) => points.includes(point))
}

/** Whether the groups are a whole test: 1, 3, 5 and 7 once in each, and 80 points in total (P5-030). */
export function isWholeTest(groups: readonly (readonly number[])[]): boolean {
  const total = groups.flat().reduce((sum, point) => sum + point, 0)
  return groups.every(isWholeGroup) && total === wholePoints
}
