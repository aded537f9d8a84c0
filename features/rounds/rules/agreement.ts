/** The scores that one question of one candidate was given, one of each rater who scored it. */
export interface ScoredUnit {
  /** Whose scores they are: what is drawn again together for the interval. */
  readonly candidateId: string
  readonly scores: readonly number[]
}

/** How far raters agree over a position: Krippendorff's alpha for scores at equal distances. */
export interface Agreement {
  /** 1: always; 0: as chance would have it; below: less than that. */
  readonly alpha: number
  /** The ends of the 95% interval. */
  readonly low: number
  readonly high: number
  readonly candidates: number
  readonly scores: number
}

/** Fewer than these allow no figure (design of the grid). */
const agreementNeeds = { raters: 3, candidates: 5 } as const

const resamples = 2_000

/** What the scores of one candidate add to the coefficient. */
interface Sums {
  /** How many scores stand beside another of the same unit. */
  count: number
  sum: number
  squares: number
  /** Squared distances of the pairs of each unit, divided by the number of other scores in it. */
  within: number
}

const noSums = (): Sums => ({ count: 0, sum: 0, squares: 0, within: 0 })

function add(to: Sums, more: Sums): void {
  to.count += more.count
  to.sum += more.sum
  to.squares += more.squares
  to.within += more.within
}

/** The squared distances of all ordered pairs of `count` values: without looking at each pair. */
const pairDistances = (count: number, sum: number, squares: number) => 2 * (count * squares - sum * sum)

function sumsOf(scores: readonly number[]): Sums {
  const count = scores.length
  // A score that nobody else gave agrees with nothing.
  if (count < 2) return noSums()
  const sum = scores.reduce((total, score) => total + score, 0)
  const squares = scores.reduce((total, score) => total + score * score, 0)
  return { count, sum, squares, within: pairDistances(count, sum, squares) / (count - 1) }
}

/** Null where all scores are one and the same: then there is nothing to tell agreement from. */
function alphaOf({ count, sum, squares, within }: Sums): number | null {
  const expected = count < 2 ? 0 : pairDistances(count, sum, squares) / (count * (count - 1))
  // The squares of scores with one decimal are not exact.
  return expected < 1e-9 ? null : 1 - within / count / expected
}

/** Random numbers from 0 to below 1, the same ones each time: a figure must not move when it is looked at again (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Krippendorff's alpha with its 95% interval (Krippendorff, Content Analysis, 4th ed., 2018, ch. 12).
 *
 * The interval is a bootstrap's over candidates, as the scores of one candidate hang together. Null where the numbers are too
 * few, or where all scores are the same.
 */
export function agreementOf(units: readonly ScoredUnit[], raters: number): Agreement | null {
  const byCandidate = new Map<string, Sums>()
  for (const { candidateId, scores } of units) {
    const sums = sumsOf(scores)
    if (sums.count === 0) continue
    const known = byCandidate.get(candidateId) ?? noSums()
    add(known, sums)
    byCandidate.set(candidateId, known)
  }
  const candidates = [...byCandidate.values()]
  if (raters < agreementNeeds.raters || candidates.length < agreementNeeds.candidates) return null
  const all = noSums()
  for (const sums of candidates) add(all, sums)
  const alpha = alphaOf(all)
  if (alpha === null) return null

  const random = seeded(candidates.length)
  const drawn: number[] = []
  for (let round = 0; round < resamples; round++) {
    const sample = noSums()
    for (let index = 0; index < candidates.length; index++) {
      add(sample, candidates[Math.floor(random() * candidates.length)] ?? noSums())
    }
    const again = alphaOf(sample)
    if (again !== null) drawn.push(again)
  }
  drawn.sort((a, b) => a - b)
  const at = (share: number) => drawn[Math.round(share * (drawn.length - 1))] ?? alpha
  return { alpha, low: at(0.025), high: at(0.975), candidates: candidates.length, scores: all.count }
}

/** What a coefficient allows: the marks are Krippendorff's own, 0.8 to rely on it and 0.667 for tentative conclusions. */
export type AgreementMeaning = 'reliable' | 'tentative' | 'open'

export const agreementMarks = { tentative: 0.667, reliable: 0.8 } as const

export function meaningOf({ alpha }: Pick<Agreement, 'alpha'>): AgreementMeaning {
  if (alpha >= agreementMarks.reliable) return 'reliable'
  return alpha >= agreementMarks.tentative ? 'tentative' : 'open'
}
