import { useTranslations } from 'use-intl'
import { bold, orNone, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

export const timeline: TimelineCard = {
  kinds: ['share.made', 'share.opened', 'share.revoked'],
  useWords() {
    const t = useTranslations('shares')
    return ({ kind, who, facts }) => {
      const values = { who, b: bold, to: orNone(facts.to) }
      if (kind === 'share.opened') return { sentence: t.rich('timeline.opened', values) }
      if (kind === 'share.revoked') return { sentence: t.rich('timeline.revoked', values) }
      return { sentence: t.rich('timeline.made', values), said: [textOf(facts.note)] }
    }
  },
}
