import { serverTime } from '@candor/call/web/server-clock'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { ownEntry, type Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import { usePlans } from '../../../meetings/candidate-plans/web/use-plans.ts'
import type { FeedbackEntry } from '../../../meetings/feedback/rules/feedback.ts'
import { isDue, momentsOf } from '../../../meetings/feedback/rules/moments.ts'
import { OwnFeedbackPanel } from '../../../meetings/feedback/web/lazy-feedback-panel.tsx'
import { PlanPageHeader } from '../../../meetings/planning/web/page-header.tsx'
import { refreshPlans } from '../../../meetings/planning/web/refresh-plans.ts'
import { BesideProvider } from '../../../report/report/web/beside.tsx'
import { ReportNotice } from '../../../report/report/web/live/report-notice.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { PanelSkeleton } from '../../../report/report/web/report-skeleton.tsx'
import { useReport } from '../../../report/report/web/use-report.ts'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import styles from './feedback-page.module.css'
import { PlanFacts } from './plan-facts.tsx'
import { PlanTitle } from './plan-title.tsx'
import { usePlanTime } from './use-plan-time.ts'

const stay = () => {}

interface Props {
  candidateId: string | undefined
  planId: string | undefined
}

/** The page of the mail that asks for feedback: the past interview, with the form open. */
export function FeedbackPage({ candidateId, planId }: Props) {
  const t = useTranslations('report-plan')
  const address = useMemo(() => ofCandidate(candidateId), [candidateId])
  const state = useReport(address, stay)
  usePageTitle(t('feedbackPage.title'))
  return (
    <>
      <AppBar />
      <main className={styles.page}>
        {state.kind === 'loading' && (
          <WithoutPlan>
            <PanelSkeleton />
          </WithoutPlan>
        )}
        {state.kind === 'refused' && (
          <WithoutPlan>
            <ReportNotice isInner why={state.why} onRetry={state.onRetry} />
          </WithoutPlan>
        )}
        {state.kind === 'open' && (
          <BesideProvider>
            <OfPlan report={state.report} planId={planId} />
          </BesideProvider>
        )}
      </main>
    </>
  )
}

/** The text under the page's title while it has no interview to show. */
function WithoutPlan({ children }: { children: ReactNode }) {
  const t = useTranslations('report-plan')
  return (
    <>
      <PlanPageHeader report={null} title={t('feedbackPage.title')} />
      {children}
    </>
  )
}

function OfPlan({ report, planId }: { report: OpenReport; planId: string | undefined }) {
  const t = useTranslations('report-plan')
  const queries = useQueryClient()
  const { query, plans } = usePlans(report)
  const plan = plans.find(({ id }) => id === planId)
  if (plan) return <PlanFeedback report={report} plan={plan} onChanged={() => refreshPlans(queries)} />
  return (
    <WithoutPlan>
      {query.isPending ? (
        <PanelSkeleton />
      ) : query.isError && plans.length === 0 ? (
        <FailedNote onRetry={() => void query.refetch()} />
      ) : (
        <EmptyNote title={t('feedbackPage.noPlan')} text={t('feedbackPage.noPlanText')} />
      )}
    </WithoutPlan>
  )
}

interface PlanFeedbackProps {
  report: OpenReport
  plan: Plan
  onChanged: () => Promise<unknown>
}

const isOpenNow = (entry: FeedbackEntry) => isDue(momentsOf(entry).feedbackFrom, serverTime(Date.now()))

function PlanFeedback({ report, plan, onChanged }: PlanFeedbackProps) {
  const t = useTranslations('report-plan')
  const timeOf = usePlanTime(report.timeZone)
  const entry = ownEntry([plan])
  const mayGive = entry !== null && !plan.isCancelled && report.facts.acts.has('feedback')
  const [isOpen, setIsOpen] = useState(() => mayGive && entry.feedback === null && isOpenNow(entry))
  return (
    <>
      <PlanPageHeader report={report} title={t('feedbackPage.title')} />
      <h2 className={styles.round}>
        <PlanTitle plan={plan} />
      </h2>
      <p className={styles.time}>{timeOf(plan)}</p>
      {entry === null && <p className={styles.note}>{t('feedbackPage.notYours')}</p>}
      {entry?.feedback && <p className={styles.note}>{t('feedbackPage.given')}</p>}
      <PlanFacts plan={plan} report={report} onChanged={onChanged} />
      {isOpen && entry && (
        <OwnFeedbackPanel
          report={report}
          entry={entry}
          onClose={() => setIsOpen(false)}
          onChanged={onChanged}
        />
      )}
    </>
  )
}
