import { EmptyNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../../report/report/web/header/page-head.tsx'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import { uninterviewedQuery } from '../../../report/report/web/report-queries.ts'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { CandidateForm } from './candidate-form.tsx'
import styles from './form-page.module.css'

interface Props {
  candidateId: string | undefined
  timeZone: string
  /** Whether the reader is a visitor, to whom it may not be open. */
  isVisit?: boolean
}

const unnamed = { name: '', nameLatin: null }

/** Path and query of the report that a form belongs to, with the form in view. */
function reportPath(candidateId: string, isVisit: boolean): string {
  const place = { activeIndex: '0', resume: '2' }
  const page = isVisit ? '/newShareReport' : '/shareurl'
  return `${page}?${new URLSearchParams({ userid: candidateId, ...place })}`
}

/** The candidate's form on a page of its own, read-only. */
export function FormPage({ candidateId, timeZone, isVisit = false }: Props) {
  const t = useTranslations('report-resume')
  const reported = useQuery({
    ...uninterviewedQuery(candidateId ? { candidateId, interviewId: null } : undefined),
    enabled: candidateId !== undefined,
  })
  const person = usePersonName(reported.data?.candidate.person ?? unnamed).first
  const name = person === '' ? null : person
  usePageTitle(name ? t('pageOf', { name, title: t('form') }) : t('form'))
  return (
    <main className={styles.page}>
      {candidateId ? (
        <>
          <PageHead name={name} title={t('form')} path={reportPath(candidateId, isVisit)} />
          <CandidateForm
            candidateId={candidateId}
            timeZone={timeZone}
            noForm={t(isVisit ? 'noFormOpened' : 'noForm')}
          />
        </>
      ) : (
        <EmptyNote title={t('noForm')} />
      )}
    </main>
  )
}
