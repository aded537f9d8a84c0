/** The most characters of each text that are compared: more would block the page. */
export const comparedLength = 10_000

/** A passage of both texts, with its place in each: the first character, and the first one after it. */
export interface Passage {
  readonly a: { readonly from: number; readonly to: number }
  readonly b: { readonly from: number; readonly to: number }
}

interface Token {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** A word in letters weighs as much as two Chinese characters: six characters or three words make a passage. */
const leastWeight = 6
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu
const isIdeograph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

function tokensOf(text: string): Token[] {
  return [...text.slice(0, comparedLength).matchAll(word)].map((match) => ({
    text: match[0].normalize('NFKC').toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

const weightOf = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { text }) => sum + (isIdeograph.test(text) ? 1 : 2), 0)

interface State {
  readonly length: number
  link: number
  readonly end: number
  readonly next: Map<string, number>
}

/** The suffix automaton of a text, which recognises every run of its tokens and is built in linear time. */
function automatonOf(tokens: readonly Token[]): State[] {
  const states: State[] = [{ length: 0, link: -1, end: -1, next: new Map() }]
  let last = 0
  for (const [end, { text }] of tokens.entries()) {
    const current = states.length
    states.push({ length: (states[last]?.length ?? 0) + 1, link: 0, end, next: new Map() })
    let from = last
    while (from >= 0 && !states[from]?.next.has(text)) {
      states[from]?.next.set(text, current)
      from = states[from]?.link ?? -1
    }
    const here = states[from]
    const onward = here?.next.get(text)
    const target = onward === undefined ? undefined : states[onward]
    if (here && onward !== undefined && target) {
      const link = here.length + 1 === target.length ? onward : split(states, { from, text, onward })
      const own = states[current]
      if (own) own.link = link
    }
    last = current
  }
  return states
}

function split(states: State[], at: { from: number; text: string; onward: number }): number {
  const target = states[at.onward]
  const copy = states.length
  if (!target) return 0
  const length = (states[at.from]?.length ?? 0) + 1
  states.push({ length, link: target.link, end: target.end, next: new Map(target.next) })
  for (let from = at.from; from >= 0 && states[from]?.next.get(at.text) === at.onward; ) {
    states[from]?.next.set(at.text, copy)
    from = states[from]?.link ?? -1
  }
  target.link = copy
  return copy
}

interface Run {
  readonly end: number
  readonly length: number
  readonly endInB: number
}

/** For each token of `a`, the longest run that ends there and occurs in `b`, unless it can be extended. */
function longestRuns(a: readonly Token[], b: readonly Token[]): Run[] {
  const states = automatonOf(b)
  const runs: Run[] = []
  let state = 0
  let length = 0
  for (const [end, { text }] of a.entries()) {
    while (state > 0 && !states[state]?.next.has(text)) {
      state = states[state]?.link ?? 0
      length = states[state]?.length ?? 0
    }
    const next = states[state]?.next.get(text)
    if (next === undefined) continue
    state = next
    length += 1
    const previous = runs.at(-1)
    if (previous?.end === end - 1 && previous.length === length - 1) runs.pop()
    runs.push({ end, length, endInB: states[state]?.end ?? 0 })
  }
  return runs
}

/**
 * The longest passages in both texts, chosen longest first without overlaps in the first text; returned in its order.
 *
 * Case, width, spaces and punctuation are ignored. Less than six Chinese characters or three words make no passage.
 * Only the first 10,000 characters of each text are compared.
 */
export function commonPassages(textA: string, textB: string): Passage[] {
  const a = tokensOf(textA)
  const b = tokensOf(textB)
  const isCovered = new Uint8Array(a.length)
  const passages: Passage[] = []
  const runs = longestRuns(a, b).sort((one, other) => other.length - one.length || one.end - other.end)
  for (const run of runs) {
    let first = run.end - run.length + 1
    let last = run.end
    // The rest of a run that overlaps a longer passage may be a passage of its own.
    while (first <= last && isCovered[first]) first += 1
    while (last >= first && isCovered[last]) last -= 1
    if (weightOf(a.slice(first, last + 1)) < leastWeight) continue
    isCovered.fill(1, first, last + 1)
    const shift = run.endInB - run.end
    passages.push({ a: spanOf(a, first, last), b: spanOf(b, first + shift, last + shift) })
  }
  return passages.sort((one, other) => one.a.from - other.a.from)
}

function spanOf(tokens: readonly Token[], first: number, last: number) {
  return { from: tokens[first]?.from ?? 0, to: tokens[last]?.to ?? 0 }
}

export interface Piece {
  readonly text: string
  readonly isCommon: boolean
}

/** Cuts a text where passages begin and end; the joined pieces are the text again. */
export function piecesOf(
  text: string,
  spans: readonly { readonly from: number; readonly to: number }[],
): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    const start = Math.max(at, from)
    if (to <= start) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isCommon: false })
    pieces.push({ text: text.slice(start, to), isCommon: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isCommon: false })
  return pieces
}
