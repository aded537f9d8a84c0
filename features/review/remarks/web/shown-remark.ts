import { numberOf, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { CardEntry } from '../../../platform/timeline-parts/web/timeline-card.ts'

/** A remark of the timeline. */
export interface ShownRemark {
  readonly remarkId: string
  readonly text: string
  readonly revision: number
  readonly mentioned: CardEntry['mentions']
}

export const remarkOf = ({ facts, mentions }: CardEntry): ShownRemark => ({
  remarkId: textOf(facts.id),
  text: textOf(facts.text),
  revision: numberOf(facts.revision) ?? 1,
  mentioned: mentions,
})
