import { formatDateTime } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { bold, numberOf, textOf } from '../../../platform/timeline-parts/web/facts.tsx'
import type { TimelineCard } from '../../../platform/timeline-parts/web/timeline-card.ts'

/** The tab of the interview plan. */
const planTab = 3

const keys = {
  planned: 'timeline.planned',
  'plan.changed': 'timeline.changed',
  'plan.cancelled': 'timeline.cancelled',
  'time.offered': 'timeline.offered',
  'time.chosen': 'timeline.chosen',
  'plan.answered': 'timeline.answered',
  'invitation.answered': 'timeline.answered',
} as const

const isKey = (kind: string): kind is keyof typeof keys => Object.hasOwn(keys, kind)

export const timeline: TimelineCard = {
  kinds: Object.keys(keys),
  useWords() {
    const t = useTranslations('planning')
    return ({ kind, who, facts }, { timeZone }) => {
      const at = numberOf(kind === 'planned' ? facts.startsAt : facts.to)
      const time = at === null ? 'none' : formatDateTime(at, timeZone).slice(0, 16)
      const key = isKey(kind) ? keys[kind] : 'timeline.changed'
      return { sentence: t.rich(key, { who, b: bold, round: textOf(facts.round), time }), opens: planTab }
    }
  },
}
