import { callQuery } from '@candor/call/web/query'
import { isRefusal } from '@candor/call/web/send'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { idsIn, type ReportAddress } from '../../../report/report/rules/address.ts'
import { readMode } from '../../../report/report/rules/modes.ts'
import { ReportNotice } from '../../../report/report/web/live/report-notice.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { PanelSkeleton } from '../../../report/report/web/report-skeleton.tsx'
import { useReport } from '../../../report/report/web/use-report.ts'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { plansQuery } from '../../candidate-plans/web/use-plans.ts'
import { findInterviewPlan } from '../contract/reading.ts'
import { ofPlan, readCurrentPlan } from '../rules/wire.ts'
import { OfferScreen } from './offer-screen.tsx'
import { ReportLink } from './page-header.tsx'
import { PlanningScreen } from './planning/planning-screen.tsx'
import styles from './round.module.css'

const stay = () => {}

interface Props {
  /** The address of the report, with the plan that is changed or for which times are offered. */
  address: ReportAddress
  /** `offer`: the candidate chooses among times; `plan`: recruiters set one, for a new plan or the named one. */
  purpose: 'offer' | 'plan'
}

/** The page on which recruiters plan an interview with people, or offer a candidate times for it. */
export function PlanRoundPage({ address, purpose }: Props) {
  const t = useTranslations('planning')
  const { planId } = idsIn(address)
  const state = useReport(address, stay)
  const isNew = purpose === 'plan' && planId === undefined
  usePageTitle(t(purpose === 'offer' ? 'title' : isNew ? 'planTitle' : 'changeTitle'))
  return (
    <>
      <AppBar hasLanguage={!readMode(address).isMiniapp} />
      <main className={styles.page}>
        {state.kind === 'loading' && <PanelSkeleton />}
        {state.kind === 'refused' && <ReportNotice why={state.why} onRetry={state.onRetry} />}
        {state.kind === 'open' &&
          (isNew ? (
            <NewPlan report={state.report} />
          ) : (
            <PlanToChange report={state.report} planId={planId ?? ''} purpose={purpose} />
          ))}
      </main>
    </>
  )
}

/** The rounds that have a planned interview; null while they are not known. */
function usePlannedRounds(report: OpenReport) {
  const plans = useQuery({ ...plansQuery(report), enabled: report.facts.acts.has('plan') })
  const roundIds = useMemo(() => {
    const uncancelled = plans.data?.filter(({ isCancelled }) => !isCancelled)
    return uncancelled ? new Set(uncancelled.map(({ roundId }) => roundId)) : null
  }, [plans.data])
  return { roundIds, plans }
}

function NewPlan({ report }: { report: OpenReport }) {
  const { roundIds, plans } = usePlannedRounds(report)
  if (!report.facts.acts.has('plan')) return <ReportNotice why="noView" onRetry={stay} />
  if (roundIds) return <PlanningScreen report={report} current={null} plannedRoundIds={roundIds} />
  return plans.isError ? <FailedNote onRetry={() => void plans.refetch()} /> : <PanelSkeleton />
}

function PlanToChange({
  report,
  planId,
  purpose,
}: {
  report: OpenReport
  planId: string
  purpose: Props['purpose']
}) {
  const t = useTranslations('planning')
  const mayPlan = report.facts.acts.has('plan')
  const about = { ...ofCandidate(report.candidateId), ...ofPlan(planId) }
  const plan = useQuery({
    ...callQuery(findInterviewPlan, about),
    select: readCurrentPlan,
    enabled: mayPlan && planId !== '',
    // Asking again does not help against a refusal.
    retry: (count, error) => !isRefusal(error) && count < 2,
  })
  const { roundIds } = usePlannedRounds(report)
  const toReport = <ReportLink report={report} />
  const isMissing = planId === '' || isRefusal(plan.error)
  if (!mayPlan) return <ReportNotice why="noView" onRetry={stay} />
  if (isMissing) return <EmptyNote title={t('noPlan')} text={t('noPlanText')} action={toReport} />
  if (plan.isError && !plan.data) return <FailedNote onRetry={() => void plan.refetch()} />
  if (!plan.data || !roundIds) return <PanelSkeleton />
  const { data } = plan
  if (data.isCancelled) {
    const text = t(purpose === 'offer' ? 'planOverText' : 'changeOverText')
    return <EmptyNote title={t('planOver')} text={text} action={toReport} />
  }
  if (purpose === 'offer') return <OfferScreen report={report} plan={data} />
  return <PlanningScreen report={report} current={data} plannedRoundIds={roundIds} />
}
