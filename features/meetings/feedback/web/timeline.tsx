import { useTranslations } from 'use-intl'
import { bold, numberOf, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'
import { resultName } from '../rules/results.ts'

/** The tab of the interview plan, which shows feedback. */
const planTab = 3

export const timeline: TimelineCard = {
  kinds: ['feedback.given', 'feedback.covered'],
  useWords() {
    const t = useTranslations('feedback')
    return ({ kind, who, facts }) => {
      const values = { who, b: bold, round: textOf(facts.round) }
      if (kind === 'feedback.covered') return { sentence: t.rich('timeline.covered', values), opens: planTab }
      const code = numberOf(facts.result)
      const result = code === null ? 'none' : resultName(code)
      const sentence = t.rich('timeline.given', { ...values, result })
      return { sentence, said: [textOf(facts.text)], opens: planTab }
    }
  },
}
