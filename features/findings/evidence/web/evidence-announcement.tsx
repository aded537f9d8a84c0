import { formatClock } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import type { Evidence } from '../rules/evidence.ts'

interface Props {
  /** Null while nobody has chosen any. */
  evidence: Evidence | null
  /** All evidence that it is one of. */
  among: readonly Evidence[]
}

/**
 * Reads out which evidence has come into view. It is in the page before it has any text, so that screen readers watch
 * it.
 */
export function EvidenceAnnouncement({ evidence, among }: Props) {
  const t = useTranslations('evidence')
  const words = (of: Evidence) =>
    t('announced', {
      position: t('position', { index: among.findIndex(({ id }) => id === of.id) + 1, count: among.length }),
      moment: t(`${of.kind}At`, {
        place: t('place', { question: of.question, time: formatClock(of.startMs) }),
      }),
      title: of.title,
    })
  return (
    <p role="status" className="sr">
      {evidence && words(evidence)}
    </p>
  )
}
