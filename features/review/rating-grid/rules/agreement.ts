export interface ScoredUnit {
  readonly candidateId: string
  readonly scores: readonly number[]
}

/** Agreement of raters in a position: Krippendorff's alpha for interval data. */
export interface Agreement {
  /** 1: full agreement; 0: as by chance; negative: less than by chance. */
  readonly alpha: number
  /** The ends of the 95% interval. */
  readonly low: number
  readonly high: number
  readonly candidates: number
  readonly scores: number
}

/** The fewest values for a figure (design of the grid). */
const agreementNeeds = { raters: 3, candidates: 5 } as const

const resamples = 2_000

interface Sums {
  /** Number of scores that have another one in their unit. */
  count: number
  sum: number
  squares: number
  /** Squared distances of all pairs of a unit, divided by the number of its other scores. */
  within: number
}

const noSums = (): Sums => ({ count: 0, sum: 0, squares: 0, within: 0 })

function add(to: Sums, more: Sums): void {
  to.count += more.count
  to.sum += more.sum
  to.squares += more.squares
  to.within += more.within
}

/** The squared distances of all ordered pairs of `count` values, from their sums. */
const pairDistances = (count: number, sum: number, squares: number) => 2 * (count * squares - sum * sum)

function sumsOf(scores: readonly number[]): Sums {
  const count = scores.length
  if (count < 2) return noSums()
  const sum = scores.reduce((total, score) => total + score, 0)
  const squares = scores.reduce((total, score) => total + score * score, 0)
  return { count, sum, squares, within: pairDistances(count, sum, squares) / (count - 1) }
}

/** Null where all scores are equal: agreement is undefined then. */
function alphaOf({ count, sum, squares, within }: Sums): number | null {
  const expected = count < 2 ? 0 : pairDistances(count, sum, squares) / (count * (count - 1))
  // Rounded, as squares of scores with one decimal are not exact.
  return expected < 1e-9 ? null : 1 - within / count / expected
}

/** Pseudorandom numbers from 0 to below 1 (mulberry32). A fixed seed gives the same figure each time. */
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
 * The interval is bootstrapped over candidates, as the scores of one candidate depend on each other. Null where there
 * are too few scores, or all are equal.
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

/** The meaning of a coefficient, by Krippendorff's own thresholds. */
export type AgreementMeaning = 'reliable' | 'tentative' | 'open'

export const agreementMarks = { tentative: 0.667, reliable: 0.8 } as const

export function meaningOf({ alpha }: Pick<Agreement, 'alpha'>): AgreementMeaning {
  if (alpha >= agreementMarks.reliable) return 'reliable'
  return alpha >= agreementMarks.tentative ? 'tentative' : 'open'
}
