import { useFormatter, useTranslations } from 'use-intl'
import { bold, textsOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'
import { isCandidateField } from '../rules/field-names.ts'

export const timeline: TimelineCard = {
  kinds: ['facts.changed'],
  useWords() {
    const t = useTranslations('candidate-facts')
    const format = useFormatter()
    return ({ who, facts }) => {
      const fields = textsOf(facts.fields).filter(isCandidateField)
      const list = format.list(fields.map((field) => t(`field.${field}`)))
      return { sentence: t.rich('timeline.changed', { who, b: bold, fields: list }) }
    }
  },
}
