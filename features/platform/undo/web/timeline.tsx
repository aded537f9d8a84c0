import { useTranslations } from 'use-intl'
import { bold, textOf } from '../../timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../timeline-parts/web/timeline-card.ts'

export const timeline: TimelineCard = {
  kinds: ['act.undone'],
  useWords() {
    const t = useTranslations('undo')
    return ({ who, facts }) => ({
      sentence: t.rich('timeline.undone', { who, b: bold, kind: textOf(facts.kind) }),
    })
  },
}
