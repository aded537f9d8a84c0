import { useTranslations } from 'use-intl'
import { bold, numberOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

/** The tab of the AI interview. */
const aiTab = 1

export const timeline: TimelineCard = {
  kinds: ['answers.scored'],
  useWords() {
    const t = useTranslations('manual-scores')
    return ({ who, facts }) => {
      const values = { who, b: bold, count: numberOf(facts.answers) ?? 0 }
      return { sentence: t.rich('timeline.scored', values), opens: aiTab }
    }
  },
}
