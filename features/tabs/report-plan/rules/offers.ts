const offerStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type OfferState = (typeof offerStates)[number]

/** Null for an unknown code. */
export function offerState(code: number): OfferState | null {
  return offerStates[code] ?? null
}
