import type { Step, Term } from './query.ts'
import type { Fold } from './signs.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A stretch of a text, in UTF-16 offsets. */
export interface Mark {
  readonly from: number
  readonly to: number
}

const fits = ({ token, isBeginning }: Step, tried: Token) =>
  isBeginning ? tried.token.startsWith(token) : tried.token === token

/** The end of what a step marks: one sign of a pair where the query has one sign. */
const endOf = ({ isBeginning, token }: Step, { from, to }: Token) =>
  isBeginning ? Math.min(to, from + token.length) : to

/** The place of a term that begins at a token; null where it does not stand there. */
function markAt(steps: readonly Step[], byPosition: ReadonlyMap<number, Token>, first: Token): Mark | null {
  let position = first.position
  let to = first.to
  for (const step of steps) {
    position += step.after
    const token = byPosition.get(position)
    if (!token || !fits(step, token)) return null
    to = endOf(step, token)
  }
  return { from: first.from, to }
}

function joined(marks: readonly Mark[]): Mark[] {
  const apart: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = apart.at(-1)
    if (!last || mark.from > last.to) apart.push(mark)
    else apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, mark.to) }
  }
  return apart
}

/** The stretches of a passage that a query's words and phrases found, in order, without overlaps. */
export function marksOf(text: string, terms: readonly Term[], fold: Fold): Mark[] {
  const tokens = tokensOf(text, fold)
  const byPosition = new Map(tokens.map((token) => [token.position, token]))
  return joined(
    terms.flatMap(({ steps }) => tokens.flatMap((token) => markAt(steps, byPosition, token) ?? [])),
  )
}
