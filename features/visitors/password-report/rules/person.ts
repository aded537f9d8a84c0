import type { Arrangement, Interview } from '../../../candidates/interviews/rules/interview.ts'

/** The default portrait: one for men, another for everybody else (P3-009, decision C33). */
export function mobilePortrait(gender: number | null): 'male' | 'female' {
  return gender === 1 ? 'male' : 'female'
}

/** Both sides of the identity card; null unless there are both (P2-091). */
export function bothSides({ front, back }: Interview['idCard']): { front: string; back: string } | null {
  return front && back ? { front, back } : null
}

const timeOf = ({ startsAt, day }: Arrangement) => startsAt ?? (day ? Date.parse(day) : 0)

/** Interviews with people, latest first; those without a time last. */
export function latestFirst(arrangements: readonly Arrangement[]): Arrangement[] {
  return [...arrangements].sort((a, b) => timeOf(b) - timeOf(a))
}
