import { useTranslations } from 'use-intl'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'
import { tabNumber } from '../rules/tab.ts'

export const timeline: TimelineCard = {
  kinds: ['thirdParty'],
  useWords() {
    const t = useTranslations('report-third-party')
    return () => ({ sentence: t('timeline.added'), opens: tabNumber })
  },
}
