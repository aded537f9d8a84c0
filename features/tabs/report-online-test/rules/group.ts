import { isVideoMethod, otherGroup } from '../../../candidates/interviews/rules.ts'

type ReportGroup = 'video' | 'written' | 'coding'

/**
 * The group of an answer in the report, by its method: video 1, 6, 12 and 13 (R4-019), written or objective 0, 2 to 5,
 * 8 and 50 (R4-020), coding 7 (R4-021); null for a method that is a test of its own or reserved (decision C15).
 */
export function reportGroup(method: number): ReportGroup | null {
  if (isVideoMethod(method)) return 'video'
  const group = otherGroup(method)
  if (group === null) return null
  return group === 'code' ? 'coding' : 'written'
}

/** Whether an interview is only a written test, so that its whole time is the test's. */
export function isTestAlone(methods: readonly number[]): boolean {
  const groups = methods.map(reportGroup)
  return groups.length > 0 && groups.every((group) => group === 'written' || group === 'coding')
}
