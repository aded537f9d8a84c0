import { useTranslations } from 'use-intl'
import { type EvidenceIndex, evidenceKinds } from '../rules/evidence.ts'
import styles from './evidence-counts.module.css'

/** How many pieces of evidence there are for, against and as notes; also the legend of the three markers. */
export function EvidenceCounts({ counts }: { counts: EvidenceIndex['counts'] }) {
  const t = useTranslations('evidence')
  return (
    <ul className={styles.counts} aria-label={t('chips')}>
      {evidenceKinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          {t(kind)} <b>{counts[kind]}</b>
        </li>
      ))}
    </ul>
  )
}
