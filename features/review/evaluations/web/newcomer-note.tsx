import { useTranslations } from 'use-intl'
import { useWasJustSteppedTo } from '../../../report/report/web/header/latest-step.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './newcomer-note.module.css'

/** Names the candidate for a moment after a step. The live region is there before its text. */
export function NewcomerNote({ report }: { report: OpenReport }) {
  const t = useTranslations('evaluations')
  const { first: name } = usePersonName(report.candidate.person)
  const isNew = useWasJustSteppedTo(report.candidateId)
  return (
    <p role="status" className={styles.note}>
      {isNew && t('decide.about', { name })}
    </p>
  )
}
