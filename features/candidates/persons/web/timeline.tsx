import { useTranslations } from 'use-intl'
import { bold } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

export const timeline: TimelineCard = {
  kinds: ['persons.parted', 'persons.unparted'],
  useWords() {
    const t = useTranslations('persons')
    return ({ kind, who }) => {
      const key = kind === 'persons.parted' ? 'timeline.parted' : 'timeline.unparted'
      return { sentence: t.rich(key, { who, b: bold }) }
    }
  },
}
