import { useTranslations } from 'use-intl'
import { decisionOfResult } from '../../../candidates/candidates/rules/decision.ts'
import { bold, numberOf, textOf, textsOf, yesOrNo } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

/** The tab of colleagues' evaluations. */
const evaluationsTab = 13

export const timeline: TimelineCard = {
  kinds: ['evaluated', 'decided', 'covered', 'decision.withdrawn'],
  useWords() {
    const t = useTranslations('evaluations')
    return ({ kind, who, facts, mentions }) => {
      const values = { who, b: bold, score: numberOf(facts.score) ?? 0 }
      if (kind === 'covered') return { sentence: t.rich('timeline.covered', values) }
      if (kind === 'decision.withdrawn')
        return { sentence: t.rich('timeline.withdrawn', values), said: [textOf(facts.reason)] }
      const said = [...textsOf(facts.reasons), ...textsOf(facts.texts)]
      const shown = { said, opens: evaluationsTab, isMarked: mentions.some(({ isSelf }) => isSelf) }
      const decision = decisionOfResult(numberOf(facts.result))
      if (decision === null) return { ...shown, sentence: t.rich('timeline.evaluated', values) }
      const isWithdrawn = yesOrNo(facts.isWithdrawn)
      return { ...shown, sentence: t.rich('timeline.decided', { ...values, decision, isWithdrawn }) }
    }
  },
}
