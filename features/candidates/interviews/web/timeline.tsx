import { formatClock } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { bold, numberOf, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

/** The tab of the AI interview. */
const aiTab = 1

export const timeline: TimelineCard = {
  kinds: ['interview.began', 'interview.finished'],
  useWords() {
    const t = useTranslations('interviews')
    return ({ kind, who, facts }) => {
      const values = { who, b: bold, name: textOf(facts.name) }
      if (kind === 'interview.began') return { sentence: t.rich('timeline.began', values) }
      const seconds = numberOf(facts.usedSeconds)
      const time = seconds === null ? 'none' : formatClock(seconds * 1000)
      return { sentence: t.rich('timeline.finished', { ...values, time }), opens: aiTab }
    }
  },
}
