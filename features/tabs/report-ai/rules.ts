import { type AskedAnswer, groupByQuestion } from '../../candidates/interviews/rules.ts'
import { partTimeAt } from '../../findings/evidence/rules/session-time.ts'
import type { TabFacts } from '../../report/report/rules/tab-facts.ts'

/** Tabs by type (R4-022) with inner tab and part (decision N26). Language and Big Five have no inner tab. */
export const aiTabs: readonly AiTab[] = [
  { type: 1, inner: 0, part: 'answers.video' },
  { type: 2, inner: 1, part: 'answers.video' },
  { type: 4, inner: 2, part: 'answers.subjective' },
  { type: 5, inner: 2, part: 'answers.objective' },
  { type: 6, inner: 2, part: 'answers.coding' },
  { type: 7, inner: 2, part: 'answers.reading' },
  { type: 8, inner: null, part: 'tests.language' },
  { type: 9, inner: null, part: 'aiData' },
]

interface AiTab {
  readonly type: number
  readonly inner: number | null
  readonly part: string
}

/** Whether an inner tab shows: by its answers where the company chose so, else with any content. */
export function showsInner(
  inner: number,
  { aiTabMode, parts }: Pick<TabFacts, 'aiTabMode' | 'parts'>,
): boolean {
  return aiTabMode !== 'byAnswers' || aiTabs.some((tab) => tab.inner === inner && parts.has(tab.part))
}

export type InnerDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: 'notFinished' }

/** Whether an inner tab opens (R4-058, R4-059). In `phase` 1 no other questions do, and no report without answers. */
export function decideInner(
  inner: number,
  interview: { readonly phase: 1 | 2; readonly hasAnswers: boolean },
): InnerDecision {
  const isBlocked = interview.phase === 1 && (inner === 2 || (inner === 1 && !interview.hasAnswers))
  return isBlocked ? { allowed: false, why: 'notFinished' } : { allowed: true }
}

/** The inner tab in view: of the address, else the initial one, else the first. A blocked tab never opens. */
export function innerInView(
  open: readonly number[],
  named: number | undefined,
  initial: number,
): number | null {
  return [named, initial].find((inner) => inner !== undefined && open.includes(inner)) ?? open[0] ?? null
}

/** Times in milliseconds of the session. */
interface TimedAnswer extends AskedAnswer {
  readonly sessionStartMs: number
  readonly durationMs: number | null
}

export function answerAt(answers: readonly TimedAnswer[], sessionMs: number): string | undefined {
  const recorded = groupByQuestion(answers).flat()
  const parts = recorded.map(({ sessionStartMs, durationMs }) => ({ startMs: sessionStartMs, durationMs }))
  return recorded[partTimeAt(parts, sessionMs)?.index ?? -1]?.id
}
