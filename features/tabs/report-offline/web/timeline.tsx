import { useTranslations } from 'use-intl'
import { bold, orNone, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'
import { tabNumber } from '../rules/tab.ts'

export const timeline: TimelineCard = {
  kinds: ['offline.held'],
  useWords() {
    const t = useTranslations('report-offline')
    return ({ who, facts }) => {
      const values = { who, b: bold, interviewer: orNone(facts.interviewer) }
      const said = [textOf(facts.result), textOf(facts.text)].filter((text) => text !== '')
      const key = facts.isImported === true ? 'timeline.held' : 'timeline.written'
      return { sentence: t.rich(key, values), said, opens: tabNumber }
    }
  },
}
