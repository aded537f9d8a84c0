import { mostWords } from '../contract/words.ts'
import type { Fold } from './signs.ts'
import { tokensOf } from './tokens.ts'

/** A token that a passage must have, at a distance from the token before it. */
export interface Step {
  readonly token: string
  /** Whether any token that begins so fits: a query of one sign. */
  readonly isBeginning: boolean
  /** Positions after the step before; 0 for the first. */
  readonly after: number
}

/** A word or a phrase as it is looked for, with the text as it was typed. */
export interface Term {
  readonly text: string
  readonly steps: readonly Step[]
}

export type Query =
  | { readonly problem: null; readonly terms: readonly Term[] }
  /** `nothing`: no sign that is looked for. `tooMany`: more words than a search has. */
  | { readonly problem: 'empty' | 'nothing' | 'tooMany'; readonly terms: readonly [] }

const quotes = /["“”„«»「」『』＂]/u

/** The words of a text, and its phrases between quotes. An open quote ends with the text. */
function piecesOf(text: string): string[] {
  return text
    .split(quotes)
    .flatMap((part, index) => (index % 2 === 1 ? [part.trim()] : part.split(/\s+/u)))
    .filter((piece) => piece !== '')
}

/**
 * A piece as steps. The last sign of a run is left out where the pair before it already says it.
 */
function termOf(text: string, fold: Fold): Term {
  const tokens = tokensOf(text, fold)
  const kept = tokens.filter(({ isSign, position }, index) => {
    const before = tokens[index - 1]
    const isOfPair =
      before !== undefined && before.position === position - 1 && before.to === tokens[index]?.to
    return !(isSign && isOfPair)
  })
  const steps = kept.map(({ token, isSign, position }, index) => ({
    token,
    isBeginning: isSign,
    after: index === 0 ? 0 : position - (kept[index - 1]?.position ?? 0),
  }))
  return { text, steps }
}

/** Reads the text of a search: words that all stand in one passage, and phrases between quotes. */
export function readQuery(text: string, fold: Fold): Query {
  const pieces = piecesOf(text.trim())
  if (pieces.length === 0) return { problem: 'empty', terms: [] }
  if (pieces.length > mostWords) return { problem: 'tooMany', terms: [] }
  const terms = pieces.map((piece) => termOf(piece, fold)).filter(({ steps }) => steps.length > 0)
  return terms.length === 0 ? { problem: 'nothing', terms: [] } : { problem: null, terms }
}
