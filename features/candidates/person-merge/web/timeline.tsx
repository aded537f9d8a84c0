import { useTranslations } from 'use-intl'
import { bold, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

export const timeline: TimelineCard = {
  kinds: ['candidates.merged', 'candidates.unmerged'],
  useWords() {
    const t = useTranslations('person-merge')
    return ({ kind, who, facts }) => {
      const key = kind === 'candidates.merged' ? 'timeline.merged' : 'timeline.unmerged'
      const what = textOf(facts.kind) === 'person' ? 'person' : 'candidate'
      return { sentence: t.rich(key, { who, b: bold, what }) }
    }
  },
}
