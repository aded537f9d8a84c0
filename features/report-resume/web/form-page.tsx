import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../session/web/use-brand.ts'
import { CandidateForm } from './candidate-form.tsx'
import styles from './form-page.module.css'

interface Props {
  candidateId: string | undefined
  timeZone: string
  /** Whether the reader is a visitor, to whom it may not be open. */
  isVisit?: boolean
}

/** The candidate's form on a page of its own, read-only. */
export function FormPage({ candidateId, timeZone, isVisit = false }: Props) {
  const t = useTranslations('report-resume')
  usePageTitle(t('form'))
  return (
    <main className={styles.page}>
      <h1 className="sr">{t('form')}</h1>
      {candidateId ? (
        <CandidateForm
          candidateId={candidateId}
          timeZone={timeZone}
          noForm={t(isVisit ? 'noFormOpened' : 'noForm')}
        />
      ) : (
        <EmptyNote title={t('noForm')} />
      )}
    </main>
  )
}
