import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import type { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { useStandingQuestion } from '../../../../candidates/shortlist/web/standing-question.tsx'
import { useDraftForm } from '../../../../platform/drafts/web/use-draft-form.ts'
import { wasNotJudged } from '../../../../platform/drafts/web/use-submit.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { faultyField } from '../../../../sign-in/account-changes/rules/new-account.ts'
import { changeInterviewPlan, createInterviewPlans } from '../../contract/planning.ts'
import { findInterviewPlan, listInterviewRounds, listRoomTypes } from '../../contract/reading.ts'
import { namesTaken, offeredRooms } from '../../rules/planning.ts'
import {
  emptyPlanning,
  formOf,
  isChanged,
  isSameForm,
  nextRoundId,
  type PlanningForm,
  plannedTime,
  sendsSame,
  wishOf,
  withDraft,
} from '../../rules/planning-form.ts'
import { firstProposal } from '../../rules/proposal.ts'
import { type Span, spanFault } from '../../rules/spans.ts'
import {
  type CurrentPlan,
  readField,
  readRoomTypes,
  readRounds,
  writeChange,
  writeNewPlan,
} from '../../rules/wire.ts'
import { refreshPlans } from '../refresh-plans.ts'
import { useServerNow } from '../use-server-now.ts'
import { useTakenTimes } from '../use-taken-times.ts'

/** Why the server refused it: the field and its text. */
export interface PlanningFault {
  readonly field: string | null
  readonly message: string
  /** Whether it is only a conflict, which can be ignored. */
  readonly isTaken: boolean
}

interface Planned {
  readonly report: OpenReport
  /** The plan that is changed; null for a new interview. */
  readonly current: CurrentPlan | null
  /** The rounds that have a planned interview. */
  readonly plannedRoundIds: ReadonlySet<string | null>
  readonly onDone: () => void
}

function readFault({ message, data }: CallFailure): PlanningFault {
  const field = faultyField(data)
  return { field: field && readField(field), message, isTaken: namesTaken(data) }
}

/** The rounds and the rooms to choose from. */
function useChoices({ report: { candidateId }, current, plannedRoundIds }: Planned) {
  const rounds = useQuery({
    ...callQuery(listInterviewRounds, ofCandidate(candidateId)),
    select: readRounds,
  })
  const roomTypes = useQuery({ ...callQuery(listRoomTypes, {}), select: readRoomTypes })
  return {
    rounds,
    plannedRoundIds,
    /** The kinds of room on offer, and the plan's own even where it is not offered any more. */
    rooms: new Set([...(roomTypes.data ?? offeredRooms(false)), ...(current ? [current.roomType] : [])]),
  }
}

/** The form of an interview that is planned or changed, kept in this browser, and how to send it. */
export function usePlanning(planned: Planned) {
  const { report, current, plannedRoundIds, onDone } = planned
  const t = useTranslations('planning')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { candidateId, timeZone, candidate } = report
  const now = useServerNow()
  const choices = useChoices(planned)
  const planId = current?.id
  const [candidateZone, setCandidateZone] = useState(timeZone)
  const [openedAt] = useState(now)
  const firstRoundId = nextRoundId(choices.rounds.data ?? [], plannedRoundIds)
  const before = useMemo(() => {
    const zone = current?.zone ?? timeZone
    // A plan in the past can still be corrected while its time stays.
    const time = plannedTime(current) ?? firstProposal(null, openedAt, zone)
    return formOf(current, { time, zone: timeZone, roundId: firstRoundId })
  }, [current, timeZone, firstRoundId, openedAt])
  const isMailedAt = ({ startsAt }: Span) =>
    current === null || startsAt > now || (current.startsAt ?? 0) > now

  const writing = useDraftForm(
    { candidateId, subject: `plan ${planId ?? 'new'}`, empty: emptyPlanning },
    {
      name: candidate.person.name,
      likeness: (value) => {
        if (current === null || !isChanged(value)) return {}
        const form = withDraft(before, value)
        return { isSentSame: sendsSame(before, form), isSame: isSameForm(before, form) }
      },
      send: async ({ value, keyFor }, allowTaken: boolean) => {
        const form = withDraft(before, value)
        const wish = wishOf(form, allowTaken)
        const idempotencyKey = keyFor(allowTaken ? 'although taken' : undefined)
        const options = { idempotencyKey, showsRefusal: true }
        if (current) await callApi(changeInterviewPlan, writeChange(candidateId, current, wish), options)
        else await callApi(createInterviewPlans, writeNewPlan(candidateId, wish), options)
        return { isMailed: isMailedAt(form.time) }
      },
      onFailure: async (failure, { draft, isSame }) => {
        // What is only proposed is proposed anew, unless it is sent again; what was typed meanwhile stays.
        const isRefused = isSame && !wasNotJudged(failure)
        if (isRefused && isChanged(draft.value)) draft.set(draft.value)
        else if (isRefused && current === null) draft.clear()
        await queries.invalidateQueries({ queryKey: [findInterviewPlan.path] })
      },
      after: async ({ isMailed }) => {
        await refreshPlans(queries)
        notify({
          kind: 'success',
          text: t(current === null ? 'planned' : isMailed ? 'changed' : 'corrected', {
            mails: report.facts.mails,
          }),
        })
        onDone()
      },
    },
  )
  const { draft, failure, isSending } = writing
  const form = useMemo(() => withDraft(before, draft.value), [before, draft.value])
  const times = useMemo(() => [form.time], [form.time])
  const { interviewers, onWeek } = useTakenTimes({
    interviewers: form.interviewers,
    zone: form.zone,
    times,
    planId,
  })

  function set(change: Partial<PlanningForm>) {
    // The calendar proposes times as well. What is chosen while it is sent would be lost with the form.
    if (!isSending) draft.set(change)
  }

  const { ask, question } = useStandingQuestion(report.facts.standing, 'plan')
  async function send(allowTaken = false) {
    // Whoever plans in spite of a conflict was asked before.
    if (current === null && !allowTaken && !(await ask())) return false
    // The proposed time may have changed by the time that it is sent again.
    if (current === null && Object.values(draft.value).includes(null)) draft.set(form)
    return writing.submit(allowTaken)
  }

  const isStillItsTime = plannedTime(current)?.startsAt === form.time.startsAt
  const timeFault = isStillItsTime ? null : spanFault(form.time, now)
  const isComplete = form.interviewers.length > 0 && (form.roundId !== '' || form.roundName.trim() !== '')
  const mayChange = current === null || isChanged(draft.value)
  return {
    writing,
    form,
    set,
    choices,
    /** The plan that is changed; null for a new interview. */
    current,
    fault: failure && readFault(failure),
    timeFault,
    /** The question whether to plan with a candidate who no longer waits for it, while it is asked. */
    question,
    /** Whether anybody gets a mail: not for an interview that has begun, and stays so. */
    isMailed: isMailedAt(form.time),
    mails: report.facts.mails,
    maySend: isComplete && timeFault === null && !isSending && mayChange,
    send,
    onCandidateZone: setCandidateZone,
    /** The data of the week. */
    calendar: {
      zone: form.zone,
      candidateZone,
      now,
      interviewers,
      proposal: form.time,
      slots: [],
      onToggle: null,
      onPropose: ({ startsAt, endsAt }: Span) => set({ time: { startsAt, endsAt } }),
      onWeek,
    },
  }
}

export type Planning = ReturnType<typeof usePlanning>
