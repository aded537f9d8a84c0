import type { Slot } from '../rules/slots.ts'
import type { Span } from '../rules/spans.ts'

/** An unsent offer as this browser keeps it. */
export interface OfferDraft {
  /** Null until something is chosen or withdrawn: the stored offer counts. */
  readonly slots: readonly Slot[] | null
  readonly proposal: Span | null
  /** Null: that of the plan. */
  readonly candidateZone: string | null
}

export const emptyOffer: OfferDraft = { slots: null, proposal: null, candidateZone: null }
