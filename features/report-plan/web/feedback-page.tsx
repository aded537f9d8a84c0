import { ChevronLeftIcon } from '@candor/ui/icons'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { usePageTitle } from '../../report/web/header/use-page-title.ts'
import { usePersonName, usePositionName } from '../../report/web/header/use-person-name.ts'
import { ReportNotice } from '../../report/web/live/report-notice.tsx'
import type { OpenReport } from '../../report/web/open-report.ts'
import { PanelSkeleton } from '../../report/web/report-skeleton.tsx'
import { useReport } from '../../report/web/use-report.ts'
import { AppBar } from '../../session/web/app-bar.tsx'
import { ownPlace, type Plan, tabNumber } from '../rules.ts'
import styles from './feedback-page.module.css'
import { PlanFacts } from './plan-facts.tsx'
import { PlanTitle } from './plan-title.tsx'
import { usePlanTime } from './use-plan-time.ts'
import { usePlans } from './use-plans.ts'

const FeedbackPanel = lazy(() =>
  import('../../feedback/web/feedback-panel.tsx').then((part) => ({ default: part.FeedbackPanel })),
)

const stay = () => {}

interface Props {
  candidateId: string | undefined
  planId: string | undefined
}

/** Where the mail that asks for a feedback leads: the interview that is over, and the form open before it. */
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
            <ReportNotice why={state.why} onRetry={state.onRetry} />
          </WithoutPlan>
        )}
        {state.kind === 'open' && <OfPlan report={state.report} planId={planId} />}
      </main>
    </>
  )
}

/** What the page says while it has no interview to show, under its title. */
function WithoutPlan({ children }: { children: ReactNode }) {
  const t = useTranslations('report-plan')
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('feedbackPage.title')}</h1>
      </header>
      {children}
    </>
  )
}

function OfPlan({ report, planId }: { report: OpenReport; planId: string | undefined }) {
  const t = useTranslations('report-plan')
  const { query, plans } = usePlans(report)
  const plan = plans.find(({ id }) => id === planId)
  if (plan) return <Asked report={report} plan={plan} onChanged={query.refetch} />
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

interface AskedProps {
  report: OpenReport
  plan: Plan
  onChanged: () => Promise<unknown>
}

function Asked({ report, plan, onChanged }: AskedProps) {
  const t = useTranslations('report-plan')
  const timeOf = usePlanTime(report.timeZone)
  const { first: name } = usePersonName(report.candidate.person)
  const position = usePositionName(report.candidate.position)
  const place = ownPlace([plan])
  const mayGive = place !== null && !plan.isCancelled && report.facts.acts.has('feedback')
  const [isOpen, setIsOpen] = useState(mayGive && place.feedback === null)
  const { candidateId, interviewId } = report
  return (
    <>
      <header className={styles.header}>
        <Link
          to="/shareurl"
          search={{
            ...ofCandidate(candidateId),
            userid: interviewId ?? undefined,
            activeIndex: tabNumber,
          }}
          className={styles.back}
        >
          <ChevronLeftIcon />
          {t('feedbackPage.back')}
        </Link>
        <h1 className={styles.title}>{t('feedbackPage.title')}</h1>
        <p>{`${name} · ${position}`}</p>
      </header>
      <h2 className={styles.round}>
        <PlanTitle plan={plan} />
      </h2>
      <p className={styles.time}>{timeOf(plan)}</p>
      {place === null && <p className={styles.note}>{t('feedbackPage.notYours')}</p>}
      {place?.feedback && <p className={styles.note}>{t('feedbackPage.given')}</p>}
      <PlanFacts plan={plan} report={report} onChanged={onChanged} />
      {isOpen && place && (
        <Suspense fallback={null}>
          <FeedbackPanel
            report={report}
            place={place}
            startsIn="edit"
            mayEdit
            onAskEdit={async () => true}
            onClose={() => setIsOpen(false)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </>
  )
}
