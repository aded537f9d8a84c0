import { formatClock } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { bold, numberOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

export const timeline: TimelineCard = {
  kinds: ['viewed'],
  useWords() {
    const t = useTranslations('viewings')
    return ({ who, facts }) => {
      const time = formatClock(numberOf(facts.viewedMs) ?? 0)
      const times = numberOf(facts.times) ?? 1
      return { sentence: t.rich('timeline.viewed', { who, b: bold, times, time }) }
    }
  },
}
