import type { Slot } from '../rules/slots.ts'
import type { Span } from '../rules/spans.ts'

/** An offer in the making, as this browser keeps it. */
export interface OfferDraft {
  /** Null until something is chosen or withdrawn: what is offered already holds. */
  readonly slots: readonly Slot[] | null
  readonly proposal: Span | null
  /** Null: as the plan's. */
  readonly candidateZone: string | null
}

export const emptyOffer: OfferDraft = { slots: null, proposal: null, candidateZone: null }
