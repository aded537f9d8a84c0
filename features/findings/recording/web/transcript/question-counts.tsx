import { useTranslations } from 'use-intl'
import type { EvidenceIndex } from '../../../evidence/rules/evidence.ts'
import { evidenceSigns } from './margin-notes.tsx'
import styles from './question-counts.module.css'

const kinds = ['supports', 'against', 'note'] as const

/** How much evidence of each direction there is in a question; nothing where there is none at all. */
export function QuestionCounts({ evidenceIndex, number }: { evidenceIndex: EvidenceIndex; number: number }) {
  const t = useTranslations('recording')
  const words = useTranslations('evidence')
  const own = evidenceIndex.moments.filter(({ question }) => question === number)
  if (own.length === 0) return null
  return (
    <ul className={styles.counts} aria-label={t('evidenceOf', { number })}>
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind} title={words(kind)}>
          <span className={styles.sign} aria-hidden="true">
            {evidenceSigns[kind]}
          </span>
          <span className="sr">{words(kind)}</span> {own.filter((each) => each.kind === kind).length}
        </li>
      ))}
    </ul>
  )
}
