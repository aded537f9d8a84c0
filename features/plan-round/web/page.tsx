import { callQuery } from '@candor/call/web/query'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { usePageTitle } from '../../report/web/header/use-page-title.ts'
import { ReportNotice } from '../../report/web/live/report-notice.tsx'
import type { OpenReport } from '../../report/web/open-report.ts'
import { PanelSkeleton } from '../../report/web/report-skeleton.tsx'
import { useReport } from '../../report/web/use-report.ts'
import { queryInterviewPlan } from '../../report-plan/contract.ts'
import { readPlans } from '../../report-plan/rules.ts'
import { AppBar } from '../../session/web/app-bar.tsx'
import type { RoundAddress } from '../rules/address.ts'
import { OfferScreen } from './offer-screen.tsx'
import { ReportLink } from './report-link.tsx'
import styles from './round.module.css'

const stay = () => {}

/** The page on which recruiters offer a candidate times for a planned interview. */
export function PlanRoundPage({ address }: { address: RoundAddress }) {
  const t = useTranslations('plan-round')
  const { candidateId, interviewPlanId } = address
  const reportAddress = useMemo(() => ofCandidate(candidateId), [candidateId])
  const state = useReport(reportAddress, stay)
  usePageTitle(t('title'))
  return (
    <>
      <AppBar />
      <main className={styles.page}>
        {state.kind === 'loading' && <PanelSkeleton />}
        {state.kind === 'refused' && <ReportNotice why={state.why} onRetry={state.onRetry} />}
        {state.kind === 'open' && <PlanOffer report={state.report} planId={interviewPlanId} />}
      </main>
    </>
  )
}

function PlanOffer({ report, planId }: { report: OpenReport; planId: string | undefined }) {
  const t = useTranslations('plan-round')
  const { candidateId, positionId, facts } = report
  const mayPlan = facts.acts.has('plan')
  const plans = useQuery({
    ...callQuery(queryInterviewPlan, { ...ofCandidate(candidateId), positionId }),
    enabled: mayPlan,
  })
  const plan = useMemo(
    () => readPlans(plans.data ?? []).find(({ id }) => id === planId),
    [plans.data, planId],
  )
  const toReport = <ReportLink report={report} />
  if (!mayPlan) return <ReportNotice why="noView" onRetry={stay} />
  if (plans.isPending) return <PanelSkeleton />
  if (plans.isError && !plans.data) return <FailedNote onRetry={() => void plans.refetch()} />
  if (!plan) return <EmptyNote title={t('noPlan')} text={t('noPlanText')} action={toReport} />
  if (plan.isCancelled) return <EmptyNote title={t('planOver')} text={t('planOverText')} action={toReport} />
  return <OfferScreen key={plan.id} report={report} plan={plan} />
}
