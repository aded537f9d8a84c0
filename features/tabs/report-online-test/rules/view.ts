import type { WrittenQuestion } from '../../../findings/questions/rules/question.ts'

/** The sub-views of the online test, each at its index (R2-104 to R2-107). */
export const testViews = ['summary', 'subjective', 'objective', 'reading'] as const
export type TestView = (typeof testViews)[number]

/** The sub-view of a question: essays, blanks and code together, reading questions apart from other objective ones. */
export function viewOf({ group, type }: Pick<WrittenQuestion, 'group' | 'type'>): TestView {
  if (type === 'reading') return 'reading'
  return group === 'objective' ? 'objective' : 'subjective'
}

type Placed = Pick<WrittenQuestion, 'id' | 'group' | 'type'>

/** The sub-views with content: the summary, and those with questions. */
export function viewsWith(questions: readonly Placed[]): TestView[] {
  const found = new Set(questions.map(viewOf))
  return testViews.filter((view) => view === 'summary' || found.has(view))
}

/** The sub-view that an address opens: the one of its index, else that of its question, else the summary. */
export function viewInAddress(
  questions: readonly Placed[],
  { index, q }: { readonly index: number | undefined; readonly q: string | undefined },
): TestView {
  const named = questions.find(({ id }) => id === q)
  const wanted = index === undefined ? named && viewOf(named) : testViews[index]
  return viewsWith(questions).find((view) => view === wanted) ?? 'summary'
}
