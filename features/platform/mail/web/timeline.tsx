import { useTranslations } from 'use-intl'
import { bold, orNone, textOf } from '../../timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../timeline-parts/web/timeline-card.ts'

export const timeline: TimelineCard = {
  kinds: ['mailed'],
  useWords() {
    const t = useTranslations('mail')
    return ({ facts }) => ({
      sentence: t.rich('timeline.mailed', {
        b: bold,
        to: orNone(facts.to),
        subject: textOf(facts.subject),
        state: textOf(facts.state),
      }),
    })
  },
}
