import { useTranslations } from 'use-intl'
import { bold, numberOf, orNone, textOf, yesOrNo } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

/** The tab of the resume. */
const resumeTab = 0

export const timeline: TimelineCard = {
  kinds: ['applied', 'bundle.imported', 'candidate.added', 'label.changed'],
  useWords() {
    const t = useTranslations('candidates')
    return ({ kind, who, facts }) => {
      const values = { who, b: bold }
      if (kind === 'applied') return { sentence: t.rich('timeline.applied', values), opens: resumeTab }
      if (kind === 'candidate.added')
        return { sentence: t.rich('timeline.added', { ...values, way: orNone(facts.way) }) }
      if (kind === 'bundle.imported') {
        const count = numberOf(facts.interviews) ?? 0
        return { sentence: t('timeline.imported', { isNew: yesOrNo(facts.isNew), count }) }
      }
      const key = facts.isSet === true ? 'timeline.labelled' : 'timeline.unlabelled'
      return { sentence: t.rich(key, { ...values, label: textOf(facts.label) }) }
    }
  },
}
