import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { CandidateForm } from './candidate-form.tsx'
import styles from './form-page.module.css'

/** A candidate's form on a page of its own, to read only. */
export function FormPage({ candidateId }: { candidateId: string | undefined }) {
  const t = useTranslations('report-resume')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <main className={styles.page}>
      <h1 className="sr">{t('form')}</h1>
      {candidateId ? (
        <CandidateForm candidateId={candidateId} timeZone={timeZone} />
      ) : (
        <EmptyNote title={t('noForm')} />
      )}
    </main>
  )
}
