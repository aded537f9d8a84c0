/** The points of the options of one group, each given once (P5-030). */
const groupPoints = [1, 3, 5, 7] as const

/** All points of a test, from five groups (P5-030). */
export const wholePoints = 80

/** Whether a group has 1, 3, 5 and 7 once each, in any order (P5-030). */
export function isWholeGroup(points: readonly number[]): boolean {
  return points.length === groupPoints.length && groupPoints.every((point) => points.includes(point))
}

/** Whether the groups are a complete test: 1, 3, 5 and 7 once in each, and 80 points in total (P5-030). */
export function isWholeTest(groups: readonly (readonly number[])[]): boolean {
  const total = groups.flat().reduce((sum, point) => sum + point, 0)
  return groups.every(isWholeGroup) && total === wholePoints
}
