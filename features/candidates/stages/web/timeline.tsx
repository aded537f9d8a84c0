import { useTranslations } from 'use-intl'
import { bold, textOf, textsOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

export const timeline: TimelineCard = {
  kinds: ['moved'],
  useWords() {
    const t = useTranslations('stages')
    return ({ who, facts }) => {
      const { fromOutcome, toOutcome, isUndo } = facts
      const values = {
        who,
        b: bold,
        from: textOf(facts.from),
        to: textOf(facts.to),
        outcome: textOf(toOutcome),
      }
      const kind = isUndo === true ? 'undone' : toOutcome ? 'ended' : fromOutcome ? 'reopened' : 'moved'
      const reasons = [...textsOf(facts.reasons), textOf(facts.reason)].filter((text) => text !== '')
      return { sentence: t.rich(`timeline.${kind}`, values), said: reasons }
    }
  },
}
