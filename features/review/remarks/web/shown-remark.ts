import { numberOf, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { CardEntry } from '../../../platform/timeline-parts/web/timeline-card.ts'

/** A remark as its readers see it, on the timeline and in the tab of remarks. */
export interface ShownRemark {
  /** Empty for an imported remark. */
  readonly remarkId: string
  readonly text: string
  readonly revision: number
  readonly isChanged: boolean
  /** Whether the reader wrote it. */
  readonly isOwn: boolean
  readonly mentioned: CardEntry['mentions']
}

export const remarkOf = ({ facts, mentions }: CardEntry): ShownRemark => ({
  remarkId: textOf(facts.id),
  text: textOf(facts.text),
  revision: numberOf(facts.revision) ?? 1,
  isChanged: facts.isChanged === true,
  isOwn: facts.isOwn === true,
  mentioned: mentions,
})
