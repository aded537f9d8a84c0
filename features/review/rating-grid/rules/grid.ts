import type { RatedForm, Rater } from '../contract.ts'
import { type Spread, spreadOf } from './spread.ts'

export type GridMode = 'modules' | 'questions'

export interface GridCell {
  readonly value: number | null
  readonly sentences: readonly string[]
}

export interface GridRow {
  readonly id: string
  readonly name: string
  /** Percent of the form's total. */
  readonly weight: number
  readonly cells: readonly GridCell[]
  readonly spread: Spread | null
  readonly scores: readonly number[]
  /** The reader's own draft: it counts in no figure. */
  readonly draft: number | null
}

type FormQuestion = RatedForm['modules'][number]['questions'][number]

/** The score for several questions: the weighted mean of those that were scored. */
function cellOf({ scores }: Rater, questions: readonly FormQuestion[]): GridCell {
  const given = questions.flatMap(({ id, weight }) => {
    const score = scores.find(({ questionId }) => questionId === id)
    return score ? [{ ...score, weight }] : []
  })
  const scored = given.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]))
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = scored.reduce((sum, { value, weight }) => sum + value * weight, 0)
  const sentences = given.map(({ sentence }) => sentence.trim()).filter((sentence) => sentence !== '')
  return { value: weights > 0 ? weighted / weights : null, sentences }
}

export function gridRows({ modules, raters }: RatedForm, mode: GridMode): GridRow[] {
  const rows =
    mode === 'modules'
      ? modules.map(({ id, name, weight, questions }) => ({ id, name, weight, questions }))
      : modules.flatMap(({ questions }) =>
          questions.map((question) => ({ ...question, questions: [question] })),
        )
  return rows.map(({ id, name, weight, questions }) => {
    const cells = raters.map((rater) => cellOf(rater, questions))
    const valuesOf = (isDraft: boolean) =>
      cells.flatMap(({ value }, index) =>
        value === null || raters[index]?.isDraft !== isDraft ? [] : [value],
      )
    const scores = valuesOf(false)
    return { id, name, weight, cells, spread: spreadOf(scores), scores, draft: valuesOf(true)[0] ?? null }
  })
}

/** The rows on which people disagree, and the number of rows that more than one person scored. */
export function openRows(rows: readonly GridRow[]): { open: GridRow[]; compared: number } {
  const compared = rows.filter(({ scores }) => scores.length > 1)
  return { open: compared.filter(({ spread }) => spread?.isOpen), compared: compared.length }
}

/** The rounds in the order of the raters, each with the number of consecutive raters in it. */
export function roundsOf(
  raters: readonly Rater[],
): { planId: string; name: string; startsAt: number | null; span: number }[] {
  const rounds: { planId: string; name: string; startsAt: number | null; span: number }[] = []
  for (const { planId, roundName: name, startsAt } of raters) {
    const last = rounds.at(-1)
    if (last?.planId === planId) last.span += 1
    else rounds.push({ planId, name, startsAt, span: 1 })
  }
  return rounds
}
