import { formatClock } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import type { Evidence } from '../rules/evidence.ts'
import styles from './evidence-chip.module.css'
import { EvidenceSign } from './evidence-sign.tsx'

interface Props {
  evidence: Evidence
  isCurrent: boolean
  onSelect?: (id: string) => void
  /** Address of a page that shows the moment. */
  href?: string
}

/** A piece of evidence as its direction, its question and its time; it opens the moment. */
export function EvidenceChip({ evidence, isCurrent, onSelect, href }: Props) {
  const t = useTranslations('evidence')
  const { id, kind, question, startMs } = evidence
  const place = t('place', { question, time: formatClock(startMs) })
  const chip = {
    className: styles.chip,
    'data-kind': kind,
    'aria-current': isCurrent ? ('true' as const) : undefined,
    'aria-label': t(`${kind}At`, { place }),
    children: (
      <span className={styles.face} title={evidence.title}>
        <EvidenceSign kind={kind} />
        {place}
      </span>
    ),
  }
  return href === undefined ? (
    <button type="button" {...chip} onClick={() => onSelect?.(id)} />
  ) : (
    <a {...chip} href={href} />
  )
}
