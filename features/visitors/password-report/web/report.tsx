import { connectApi, currentClient } from '@candor/call/web/client'
import { isUnreadable } from '@candor/call/web/failure-words'
import { isRefusal } from '@candor/call/web/send'
import { useFailureNotices } from '@candor/ui/overlays/failure-notices.ts'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { RetryNote } from '@candor/ui/sections/notes'
import { OfflineStrip } from '@candor/ui/sections/offline-strip'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { Opened } from '../../../shares/shares/web/opening.ts'
import { SharedBar } from '../../../shares/shares/web/shared-bar.tsx'
import type { Reported } from '../rules/read-report.ts'
import { Disclaimer } from './explanations.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FooterBar } from './footer-bar.tsx'
import { IdentityCardSection } from './identity-card-section.tsx'
import { PersonHeader } from './person-header.tsx'
import { ReadPart, ReadParts } from './read-parts.tsx'
import styles from './report.module.css'
import { reportQueries } from './report-queries.ts'
import { EducationSection, WorkSection } from './resume-sections.tsx'
import { ScoredSections } from './scored-sections.tsx'

interface Props {
  link: string
  opened: Opened
}

/** A refused query stays refused, and a part that cannot be read stays that; without a connection a query fails, and its section says so. */
const freshQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        retry: (tries, error) => tries < 1 && !isRefusal(error) && !isUnreadable(error),
      },
    },
  })

/** The report of an open link, with what reading it needs. */
export function PasswordReport({ link, opened }: Props) {
  const [queries] = useState(freshQueries)
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <ConnectNotices />
        <SharedBar opened={opened} />
        <Loaded link={link} opened={opened} />
        <OfflineStrip />
      </ToastProvider>
    </QueryClientProvider>
  )
}

/** The notices come with the report: earlier calls show none. */
function ConnectNotices() {
  const notices = useFailureNotices()
  useLayoutEffect(() => {
    connectApi({ ...currentClient(), ...notices })
  }, [notices])
  return null
}

const opensAnalysis = (opens: ReadonlySet<string>) =>
  opens.has('reportAIInterview') || opens.has('overviewAI')

function Loaded({ link, opened }: Props) {
  const t = useTranslations('password-report')
  const opens = new Set(opened.visit?.opens)
  const queries = reportQueries(link)
  const mayReadResume = opens.has('reportResume')
  // All queries start together, so that they go as one request.
  const interview = useQuery(queries.interview)
  useQuery({ ...queries.analysis, enabled: opensAnalysis(opens) })
  useQuery({ ...queries.education, enabled: mayReadResume })
  useQuery({ ...queries.work, enabled: mayReadResume })
  if (interview.isPending) {
    return (
      <main className={styles.page}>
        <Skeleton lines={10} />
      </main>
    )
  }
  if (!interview.data) {
    return (
      <main className={styles.page}>
        <RetryNote title={t('loadFailed')} onRetry={() => void interview.refetch()} />
      </main>
    )
  }
  return (
    <>
      <main className={styles.page}>
        <Parts link={link} opened={opened} opens={opens} reported={interview.data} />
      </main>
      <FooterBar link={link} opened={opened} opens={opens} />
    </>
  )
}

interface PartsProps extends Props {
  opens: ReadonlySet<string>
  reported: Reported
}

/** The sections in order (P2-081); those that the share does not open are left out. */
function Parts({ link, opened, opens, reported }: PartsProps) {
  const { candidate, interview } = reported
  const { first: name } = usePersonName(candidate.person)
  const mayReadResume = opens.has('reportResume')
  return (
    <ReadParts interviewId={interview.id}>
      <PersonHeader candidate={candidate} />
      {mayReadResume && (
        <ReadPart section="resume">
          <EducationSection
            link={link}
            name={name}
            hasOriginal={opens.has('originalResume') && !candidate.person.isAnonymous}
          />
          <WorkSection link={link} />
        </ReadPart>
      )}
      {opens.has('interviewFeedback') && (
        <ReadPart section="plan">
          <FeedbackSection arrangements={interview.arrangements} timeZone={opened.timeZone} />
        </ReadPart>
      )}
      <ReadPart section="checks">
        <IdentityCardSection idCard={interview.idCard} unreadable={interview.unreadable} />
      </ReadPart>
      {opensAnalysis(opens) && (
        <ReadPart section="analysis">
          <ScoredSections link={link} reported={reported} opensInterview={opens.has('reportAIInterview')} />
        </ReadPart>
      )}
      <Disclaimer />
    </ReadParts>
  )
}
