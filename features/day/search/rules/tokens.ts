import { type Fold, type Sign, signsOf } from './signs.ts'

/** What the index compares: a word, a pair of signs, or the last sign of a run. */
export interface Token {
  readonly token: string
  /** From 1. A sign of a run takes one position, and so does a word. */
  readonly position: number
  /** Place in the text in UTF-16 offsets. */
  readonly from: number
  readonly to: number
  /** Whether the token is one sign alone, by which a query finds the pairs that begin with it. */
  readonly isSign: boolean
}

/** The most signs of a word: the rest is not compared. A token of the database has less than 2,046 bytes. */
const longestWord = 100

/** Stretches of signs of one kind, gaps left out. `C++` and `C#` are words. */
function runsOf(signs: readonly Sign[]): Sign[][] {
  const runs: Sign[][] = []
  let open: Sign[] | null = null
  signs.forEach((sign, index) => {
    const { kind } = sign
    if (kind === 'gap') {
      if (open?.[0]?.kind === 'word' && isWordEnd(signs, index, open)) open.push(sign)
      else open = null
      return
    }
    const last = open?.at(-1)
    if (open && last?.kind === kind) open.push(sign)
    else {
      open = [sign]
      runs.push(open)
    }
  })
  return runs
}

/** Whether a gap sign belongs to the word before it: `#`, or both signs of `++`, with no word right after. */
function isWordEnd(signs: readonly Sign[], index: number, word: readonly Sign[]): boolean {
  const at = (place: number) => signs[place]?.sign
  const isOpen = (place: number) => signs[place]?.kind === 'gap' || signs[place] === undefined
  if (word.at(-1)?.kind === 'word') {
    if (at(index) === '#') return isOpen(index + 1)
    return at(index) === '+' && at(index + 1) === '+' && isOpen(index + 2)
  }
  return at(index) === '+' && at(index - 1) === '+' && signs[index - 2]?.kind === 'word'
}

function tokensOfHan(run: readonly Sign[], first: number): Token[] {
  return run.map(({ sign, from, to }, index) => {
    const next = run[index + 1]
    return {
      token: next ? sign + next.sign : sign,
      position: first + index,
      from,
      to: next ? next.to : to,
      isSign: !next,
    }
  })
}

/**
 * The tokens of a text in order.
 *
 * A run of Han and Kana signs gives each pair, and its last sign alone. So a query of two signs is one token, and a
 * query of one sign is the beginning of a token.
 */
export function tokensOf(text: string, fold: Fold): Token[] {
  const tokens: Token[] = []
  let position = 1
  for (const run of runsOf(signsOf(text, fold))) {
    const [first] = run
    const last = run.at(-1)
    if (!first || !last) continue
    if (first.kind === 'han') {
      tokens.push(...tokensOfHan(run, position))
      position += run.length
    } else {
      const token = run
        .slice(0, longestWord)
        .map(({ sign }) => sign)
        .join('')
      tokens.push({ token, position, from: first.from, to: last.to, isSign: false })
      position += 1
    }
  }
  return tokens
}
