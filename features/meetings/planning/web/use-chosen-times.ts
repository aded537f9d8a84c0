import { callQuery } from '@candor/call/web/query'
import { isSameData } from '@candor/kernel/data/same-data'
import { isTimeZone } from '@candor/kernel/time-zone'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { Draft } from '../../../platform/drafts/web/use-draft.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { listOfferedTimes } from '../../appointments/contract/offering.ts'
import { keepSlot, leaveOut, numberSlots, type Slot, toggleSlot } from '../../appointments/rules/slots.ts'
import { readOffer } from '../../appointments/rules/wire.ts'
import { plannedTime } from '../rules/planning-form.ts'
import { firstProposal } from '../rules/proposal.ts'
import { isSameSpan, type Span, spanFault } from '../rules/spans.ts'
import { type CurrentPlan, ofPlan } from '../rules/wire.ts'
import type { OfferDraft } from './offer-draft.ts'
import { useServerNow } from './use-server-now.ts'
import { useTakenTimes } from './use-taken-times.ts'

/** The stored offer: the times that the candidate may still choose. */
export function useOfferedTimes({ candidateId }: OpenReport, plan: CurrentPlan) {
  const about = { ...ofCandidate(candidateId), ...ofPlan(plan.id) }
  const offered = useQuery({ ...callQuery(listOfferedTimes, about), select: readOffer })
  const sent = useMemo(
    (): readonly Slot[] =>
      (offered.data?.times ?? [])
        .filter(({ state, isTaken }) => state === 'open' && !isTaken)
        .map(({ startsAt, endsAt }) => ({ startsAt, endsAt, isKept: false })),
    [offered.data],
  )
  return { offered, sent, revision: offered.data?.revision ?? null }
}

type Offered = ReturnType<typeof useOfferedTimes>

/** The chosen and the proposed times beside the calendars of the interviewers. */
export function useChosenTimes(
  draft: Draft<OfferDraft>,
  plan: CurrentPlan,
  zone: string,
  { sent, revision }: Offered,
) {
  const now = useServerNow()
  const { slots: typed, candidateZone } = draft.value
  const chosen = typed ?? sent
  const first = useMemo(() => firstProposal(plannedTime(plan), now, zone), [plan, now, zone])
  const proposal = draft.value.proposal ?? first
  const times = useMemo(() => [proposal, ...chosen], [proposal, chosen])
  const { interviewers, onWeek } = useTakenTimes({
    interviewers: plan.interviewers,
    zone,
    times,
    planId: plan.id,
  })
  const slots = useMemo(() => numberSlots(chosen, interviewers, now), [chosen, interviewers, now])

  function choose(next: readonly Slot[]) {
    // The stored offer again is no change, so that later conflicts of a colleague show.
    const isStored = isSameData(next, sent)
    draft.set({ slots: isStored ? null : next, ...(typed === null && { revision }) })
  }
  return {
    isOffered: chosen.some((slot) => isSameSpan(slot, proposal)),
    fault: spanFault(proposal, now),
    onKeep: (time: Span) => choose(keepSlot(chosen, time)),
    onLeaveOut: (time: Span) => choose(leaveOut(chosen, time)),
    onCandidateZone: (next: string) => draft.set({ candidateZone: next }),
    /** The data of the week. */
    calendar: {
      zone,
      candidateZone: candidateZone !== null && isTimeZone(candidateZone) ? candidateZone : zone,
      now,
      interviewers,
      proposal,
      slots,
      onWeek,
      onPropose: ({ startsAt, endsAt }: Span) => draft.set({ proposal: { startsAt, endsAt } }),
      onToggle: (time: Span) => {
        const isChosen = chosen.some((slot) => isSameSpan(slot, time))
        if (isChosen || spanFault(time, now) === null) choose(toggleSlot(chosen, time))
      },
    },
  }
}
