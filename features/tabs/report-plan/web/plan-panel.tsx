import { serverTime } from '@candor/call/web/server-clock'
import { dayOf } from '@candor/messages/local-time'
import { Button } from '@candor/ui/inputs/button'
import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { FailedNote } from '@candor/ui/sections/notes'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { Timeline, type TimelineItem } from '@candor/ui/sections/timeline'
import { Columns, WideBody } from '@candor/ui/sections/wide-body'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import { usePlans } from '../../../meetings/candidate-plans/web/use-plans.ts'
import { refreshPlans } from '../../../meetings/planning/web/refresh-plans.ts'
import { useUnmarkUnsent } from '../../../platform/drafts/web/use-unmark-unsent.ts'
import { idsIn } from '../../../report/report/rules/address.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { PageLinks } from '../../../visitors/candidate-pages/web/page-links.tsx'
import { currentPlan, isToHold, plansToReceive } from '../rules.ts'
import { OffersSection } from './offers-section.tsx'
import { MoveOwn, PlanActs, PlanRound } from './plan-acts.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanTitle } from './plan-title.tsx'
import { ReceiveNote } from './receive-note.tsx'
import { usePlanTime } from './use-plan-time.ts'
import { useRatings } from './use-ratings.ts'

/** How many plans are drawn at first, and with each press for more: a bundle may bring hundreds. */
const pageSize = 50

type OfPlans = Pick<
  OpenReport,
  'candidateId' | 'interviewId' | 'positionId' | 'timeZone' | 'facts' | 'candidate' | 'address'
>

/** The plans, newest first, and the state of their loading. Loaded data stay when a later load fails. */
function useShownPlans(report: OfPlans): {
  plans: readonly Plan[]
  state: SectionState
} {
  const t = useTranslations('report-plan')
  const { facts } = report
  const { query, plans } = usePlans(report)
  const none: SectionState = {
    kind: 'empty',
    title: t('none'),
    text: t('noneText'),
    // Only accounts have this tab (R2-009).
    action: (
      <>
        {facts.acts.has('plan') && <PlanRound report={report} />}
        <Button render={<Link to="/datePicker">{t('ownTimes')}</Link>} />
      </>
    ),
  }
  const state = sectionState(query, t('failed'), plans.length === 0 && none)
  return { plans, state }
}

/** The plans as a timeline: those that are drawn, with the acts of the reader. */
function usePlanTimeline(report: OfPlans, plans: readonly Plan[], openedAt: number) {
  const queries = useQueryClient()
  const reload = () => refreshPlans(queries)
  const timeOf = usePlanTime(report.timeZone)
  const ratings = useRatings(report)
  const mayPlan = report.facts.acts.has('plan')
  const mayMoveOwn = !mayPlan && report.facts.acts.has('feedback')
  const current = currentPlan(plans, openedAt)
  const { planId: askedId } = idsIn(report.address)
  const today = dayOf(openedAt, report.timeZone)
  const toReceive = plansToReceive(plans, { askedId, now: openedAt, today })
  // The plan that the reader came for is drawn, however old it is.
  const least = plans.findLastIndex((plan) => plan === current || toReceive.includes(plan.id)) + 1
  const list = useDrawnList(plans, pageSize, least)
  const items = list.drawn.map(
    (plan): TimelineItem => ({
      id: plan.id,
      isCurrent: plan === current,
      date: timeOf(plan),
      title: <PlanTitle plan={plan} />,
      body: (
        <>
          <PlanFacts plan={plan} rating={ratings.byPlan?.get(plan.id)} report={report} onChanged={reload} />
          {mayPlan && !plan.isCancelled && (
            <PlanActs report={report} plan={plan} now={openedAt} onChanged={reload} />
          )}
          {mayMoveOwn && isToHold(plan, openedAt) && <MoveOwn round={plan.roundName} />}
        </>
      ),
    }),
  )
  return { items, list, ratings, toReceive }
}

/** The planned and past interviews with people: time, place, people, and their answers. */
export function PlanPanel({ report }: { report: OfPlans }) {
  const t = useTranslations('report-plan')
  const { plans, state } = useShownPlans(report)
  // Unsent changes of a plan are dropped once it is cancelled.
  const isOver = useCallback(
    (subject: string) => plans.some(({ id, isCancelled }) => isCancelled && subject.endsWith(` ${id}`)),
    [plans],
  )
  useUnmarkUnsent(report.candidateId, isOver)
  const [openedAt] = useState(() => serverTime(Date.now()))
  const { items, list, ratings, toReceive } = usePlanTimeline(report, plans, openedAt)
  const mayPlan = report.facts.acts.has('plan')
  const received = toReceive.map((planId) => (
    <ReceiveNote key={planId} report={report} planId={planId} plan={plans.find(({ id }) => id === planId)} />
  ))
  const planned = (
    <Section
      title={t('plans')}
      isFoldable
      state={state}
      end={
        <>
          {plans.length > 0 && t('count', { count: plans.length })}
          {mayPlan && plans.length > 0 && <PlanRound report={report} />}
        </>
      }
    >
      {ratings.isWaiting && <p className="hint">{t('ratingWaits')}</p>}
      {ratings.sum && <p className="hint">{t('ratingsSum', { ...ratings.sum })}</p>}
      {ratings.isLoadingError && (
        <FailedNote message={t('ratingsFailed')} onRetry={() => void ratings.refetch()} />
      )}
      <Timeline items={items} />
      {list.rest > 0 && <MoreButton list={list}>{t('older', { count: list.next })}</MoreButton>}
    </Section>
  )
  const side = (
    <>
      {report.facts.acts.has('readOffers') && <OffersSection report={report} />}
      {mayPlan && <PageLinks report={report} />}
    </>
  )
  return (
    <WideBody>
      <Columns
        main={
          <>
            {received}
            {planned}
          </>
        }
        side={side}
      />
    </WideBody>
  )
}
