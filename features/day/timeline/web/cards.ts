import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

const found = import.meta.glob<TimelineCard>('../../../*/*/web/timeline.tsx', {
  eager: true,
  import: 'timeline',
})

const byKind = new Map(
  Object.values(found).flatMap((card) => card.kinds.map((kind) => [kind, card] as const)),
)

/** The card that words a kind of entry, found by folder; undefined for a kind that this version does not know. */
export function cardOf(kind: string): TimelineCard | undefined {
  return byKind.get(kind)
}
