/** How an offer that was sent stands, by its code. */
const offerStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type OfferState = (typeof offerStates)[number]

/** Null for a code that is not known here. */
export function offerState(code: number): OfferState | null {
  return offerStates[code] ?? null
}
