import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import type { WrittenQuestion } from '../../../findings/questions/rules/question.ts'
import type { Recording } from '../../../findings/recording/rules/recording.ts'
import { type DetailTab, detailTabs } from './address.ts'

/** A question with a page of its own: recorded, with its follow-ups, or written. */
export type SubjectivePage = { readonly id: string; readonly title: string | null } & (
  | { readonly kind: 'recorded'; readonly index: number; readonly clips: readonly number[] }
  | { readonly kind: 'written'; readonly question: WrittenQuestion }
)

export interface DetailLists {
  readonly subjective: readonly SubjectivePage[]
  readonly objective: readonly WrittenQuestion[]
  readonly coding: readonly WrittenQuestion[]
  readonly recordings: Interview['sessionVideos']
}

/** Recorded and written answers, in the interview's order (P9-026); filled-in ones count as written (decision C15). */
function subjectivePages(
  { answers }: Interview,
  { clips, questions }: Recording,
  others: readonly WrittenQuestion[],
): SubjectivePage[] {
  const indexOf = new Map(answers.map(({ id }, index) => [id, index]))
  const recorded = questions.map((question, index): SubjectivePage => {
    const id = clips[question.first]?.id ?? ''
    return { kind: 'recorded', id, title: question.title, index, clips: question.clips }
  })
  const written = others
    .filter(({ group }) => group === 'subjective')
    .map(
      (question): SubjectivePage => ({ kind: 'written', id: question.id, title: question.title, question }),
    )
  return [...recorded, ...written].sort((a, b) => (indexOf.get(a.id) ?? 0) - (indexOf.get(b.id) ?? 0))
}

export function readLists(
  interview: Interview,
  recording: Recording,
  others: readonly WrittenQuestion[],
): DetailLists {
  return {
    subjective: subjectivePages(interview, recording, others),
    objective: others.filter(({ group }) => group === 'objective'),
    coding: others.filter(({ group }) => group === 'code'),
    recordings: interview.sessionVideos,
  }
}

/** The tabs that show: those with anything in them (P2-123). */
export function shownTabs(lists: DetailLists): DetailTab[] {
  return detailTabs.filter((tab) => lists[tab].length > 0)
}

/** The page that an answer stands on: its own, or that of the question which it follows up. */
export function pageOf(
  { subjective }: DetailLists,
  { clips }: Recording,
  q: string | undefined,
): SubjectivePage | undefined {
  const isOn = (page: SubjectivePage) =>
    page.id === q || (page.kind === 'recorded' && page.clips.some((clip) => clips[clip]?.id === q))
  return q === undefined ? undefined : subjective.find(isOn)
}

/** The tab that opens: the address's own, else that of the answer which it names, else the first. */
export function tabAt(
  lists: DetailLists,
  recording: Recording,
  { tab, q }: { tab?: DetailTab; q?: string },
): DetailTab | null {
  const shown = shownTabs(lists)
  if (tab && shown.includes(tab)) return tab
  if (pageOf(lists, recording, q)) return 'subjective'
  const holds = (questions: readonly WrittenQuestion[]) => questions.some(({ id }) => id === q)
  if (holds(lists.objective)) return 'objective'
  if (holds(lists.coding)) return 'coding'
  return shown[0] ?? null
}
