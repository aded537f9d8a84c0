import type { Slot } from '../../appointments/rules/slots.ts'
import type { Span } from '../rules/spans.ts'

/** An unsent offer as this browser keeps it. */
export interface OfferDraft {
  /** Null until something is chosen or withdrawn: the stored offer counts. */
  readonly slots: readonly Slot[] | null
  /** The revision of the stored offer that the slots began from; null where the draft does not know it. */
  readonly revision: number | null
  readonly proposal: Span | null
  /** Null: that of the plan. */
  readonly candidateZone: string | null
}

export const emptyOffer: OfferDraft = { slots: null, revision: null, proposal: null, candidateZone: null }
