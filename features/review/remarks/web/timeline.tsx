import { useTranslations } from 'use-intl'
import { bold } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'
import { RemarkBody } from './remark-body.tsx'

export const timeline: TimelineCard = {
  kinds: ['remarked'],
  useWords() {
    const t = useTranslations('remarks')
    return ({ who, mentions }) => {
      const isMarked = mentions.some(({ isSelf }) => isSelf)
      const sentence = t.rich(isMarked ? 'timeline.mentioned' : 'timeline.remarked', { who, b: bold })
      return { sentence, Body: RemarkBody, isMarked }
    }
  },
}
