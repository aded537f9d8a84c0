import { useTranslations } from 'use-intl'
import { bold, textOf, textsOf, yesOrNo } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

const keys = {
  declined: 'timeline.declined',
  'recommendation.answered': 'timeline.accepted',
  'recommendation.withdrawn': 'timeline.withdrawn',
  'recommendation.reminded': 'timeline.reminded',
} as const

const isKey = (kind: string): kind is keyof typeof keys => Object.hasOwn(keys, kind)

export const timeline: TimelineCard = {
  kinds: ['recommended', ...Object.keys(keys)],
  useWords() {
    const t = useTranslations('recommend')
    return ({ kind, who, facts, mentions }) => {
      const values = { who, b: bold, to: textOf(facts.to) }
      if (isKey(kind)) return { sentence: t.rich(keys[kind], values) }
      const sentence = t.rich('timeline.recommended', { ...values, toYou: yesOrNo(facts.isToReader) })
      return { sentence, said: textsOf(facts.notes), isMarked: mentions.some(({ isSelf }) => isSelf) }
    }
  },
}
