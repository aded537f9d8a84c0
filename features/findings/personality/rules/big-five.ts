import type * as z from 'zod/mini'
import type { BigFive as WireBigFive } from '../contract.ts'

/** The traits in the order of the screen (R2-102), by the wire's field. */
export const traits = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'neuroticism',
] as const
type Trait = (typeof traits)[number]

/** Number of bands of a trait (R9-027). */
export const bandCount = 3

const bandWords = { 1: 'low', 2: 'medium', 3: 'high' } as const
export type BandWord = (typeof bandWords)[keyof typeof bandWords]

const wordOfBand: ReadonlyMap<number, BandWord> = new Map(
  Object.entries(bandWords).map(([band, word]) => [Number(band), word]),
)

/** The name of a band: 1 low, 2 medium, 3 high (R9-027); null for any other number. */
export function bandWord(band: number): BandWord | null {
  return wordOfBand.get(band) ?? null
}

/** A trait with its band, 1 to 3 from the left pole to the right; null while unfinished. */
export interface TraitBand {
  readonly trait: Trait
  readonly band: number | null
}

/** The profile: `hidden` where the company hides it (isConfig 0, decision N34), `none` without one. */
export type BigFive =
  | { readonly state: 'none' | 'hidden' | 'analysing' }
  | { readonly state: 'found'; readonly traits: readonly TraitBand[] }

export function readBigFive(reply: z.output<typeof WireBigFive> | null): BigFive {
  if (!reply) return { state: 'none' }
  if (reply.isConfig === 0) return { state: 'hidden' }
  const found = traits.map((trait) => {
    const value = reply[trait]
    return { trait, band: value !== null && bandWord(value) ? value : null }
  })
  return found.every(({ band }) => band === null) ? { state: 'analysing' } : { state: 'found', traits: found }
}

export function isUnfinished(profile: BigFive): boolean {
  if (profile.state === 'found') return profile.traits.some(({ band }) => band === null)
  return profile.state === 'analysing'
}
