import { useTranslations } from 'use-intl'
import { type EvidenceIndex, evidenceKinds } from '../rules/evidence.ts'
import styles from './evidence-counts.module.css'

/** How many pieces of evidence speak for, against, or beside; the legend of the three markers at once. */
export function EvidenceCounts({ counts }: { counts: EvidenceIndex['counts'] }) {
  const t = useTranslations('evidence')
  return (
    <ul className={styles.counts} aria-label={t('counts')}>
      {evidenceKinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          {t(kind)} <b>{counts[kind]}</b>
        </li>
      ))}
    </ul>
  )
}
