import { useTranslations } from 'use-intl'
import { bold } from '../../../platform/timeline-parts/web/facts.tsx'
import type {
  CardEntry,
  CardReport,
  TimelineCard,
} from '../../../platform/timeline-parts/web/timeline-card.ts'
import { RemarkBody } from './remark-body.tsx'
import { remarkOf } from './shown-remark.ts'

function EntryBody({ entry, report }: { entry: CardEntry; report: CardReport }) {
  return <RemarkBody remark={remarkOf(entry)} report={report} />
}

export const timeline: TimelineCard = {
  kinds: ['remarked'],
  useWords() {
    const t = useTranslations('remarks')
    return ({ who, mentions }) => {
      const isMarked = mentions.some(({ isSelf }) => isSelf)
      const sentence = t.rich(isMarked ? 'timeline.mentioned' : 'timeline.remarked', { who, b: bold })
      return { sentence, Body: EntryBody, isMarked }
    }
  },
}
