import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { useStandingQuestion } from '../../../../candidates/shortlist/web/standing-question.tsx'
import { type Draft, useDraft } from '../../../../platform/drafts/web/use-draft.ts'
import { useForgetStored } from '../../../../platform/drafts/web/use-forget-stored.ts'
import { useSubmit, wasNotJudged } from '../../../../platform/drafts/web/use-submit.ts'
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
  type PlanningDraft,
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
  type Round,
  readField,
  readRoomTypes,
  readRounds,
  writeChange,
  writeNewPlan,
} from '../../rules/wire.ts'
import { refreshPlans } from '../refresh-plans.ts'
import { useServerNow } from '../use-server-now.ts'
import { useTakenTimes } from '../use-taken-times.ts'

const noRounds: readonly Round[] = []

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

/** The rounds to choose from, and the kinds of room; a plan's own kind even where it is not offered any more. */
function useChoices({ report, current }: Planned) {
  const rounds = useQuery({
    ...callQuery(listInterviewRounds, ofCandidate(report.candidateId)),
    select: readRounds,
  })
  const roomTypes = useQuery({ ...callQuery(listRoomTypes, {}), select: readRoomTypes })
  const rooms = new Set([...(roomTypes.data ?? offeredRooms(false)), ...(current ? [current.roomType] : [])])
  return { rounds, rooms }
}

/** The form as it is stored or proposed, and as it is typed. */
function usePlanningForm(
  { report, current, plannedRoundIds }: Planned,
  rounds: readonly Round[],
  now: number,
) {
  const { candidateId, timeZone } = report
  const draft = useDraft(candidateId, `plan ${current?.id ?? 'new'}`, emptyPlanning)
  const [openedAt] = useState(now)
  const before = useMemo(() => {
    const zone = current?.zone ?? timeZone
    // A plan in the past can still be corrected while its time stays.
    const time = plannedTime(current) ?? firstProposal(null, openedAt, zone)
    const roundId = nextRoundId(rounds, plannedRoundIds)
    return formOf(current, { time, zone: timeZone, roundId })
  }, [current, timeZone, rounds, plannedRoundIds, openedAt])
  const form = useMemo(() => withDraft(before, draft.value), [before, draft.value])
  return { draft, before, form }
}

/** Sends a form: plans the interview, or changes its plan. */
function sendPlan(
  { report, current }: Planned,
  form: PlanningForm,
  allowTaken: boolean,
  idempotencyKey: string,
) {
  const wish = wishOf(form, allowTaken)
  const options = { idempotencyKey, showsRefusal: true }
  const { candidateId } = report
  return current
    ? callApi(changeInterviewPlan, writeChange(candidateId, current, wish), options)
    : callApi(createInterviewPlans, writeNewPlan(candidateId, wish), options)
}

interface Sending extends Planned {
  readonly draft: Draft<PlanningDraft>
  readonly form: PlanningForm
  readonly isMailed: boolean
  readonly onFault: (fault: PlanningFault | null) => void
}

/** Sending the form, and what follows once it is stored or refused. */
function useSending({ draft, form, isMailed, onFault, ...planned }: Sending) {
  const { report, current, onDone } = planned
  const t = useTranslations('planning')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { ask, question } = useStandingQuestion(report.facts.standing, 'plan')
  const typed = draft.value

  async function handleFailure(error: unknown, sentKey: string) {
    if (!(error instanceof CallFailure)) return
    const { message, data } = error
    const field = faultyField(data)
    onFault({ field: field && readField(field), message, isTaken: namesTaken(data) })
    // What is only proposed is proposed anew, unless it is sent again; what was typed meanwhile stays.
    const isRefused = !wasNotJudged(error) && draft.keyFor() === sentKey
    if (isRefused && isChanged(typed)) draft.set(typed)
    else if (isRefused && current === null) draft.clear()
    await queries.invalidateQueries({ queryKey: [findInterviewPlan.path] })
  }

  const { submit, isSending } = useSubmit(draft, {
    name: report.candidate.person.name,
    send: async (allowTaken: boolean) => {
      const sentKey = draft.keyFor()
      const idempotencyKey = draft.keyFor(allowTaken ? 'although taken' : undefined)
      onFault(null)
      try {
        await sendPlan(planned, form, allowTaken, idempotencyKey)
      } catch (error) {
        await handleFailure(error, sentKey)
        throw error
      }
    },
    after: async () => {
      await refreshPlans(queries)
      const done = current === null ? 'planned' : isMailed ? 'changed' : 'corrected'
      notify({ kind: 'success', text: t(done, { mails: report.facts.mails }) })
      onDone()
    },
  })

  async function send(allowTaken: boolean) {
    // A recruiter who plans in spite of a conflict was asked before.
    if (current === null && !allowTaken && !(await ask())) return false
    // The proposed time may have changed by the time that it is sent again.
    if (current === null && Object.values(draft.value).includes(null)) draft.set(form)
    return submit(allowTaken)
  }
  return { send, question, isSending }
}

/** The form of an interview that is planned or changed, kept in this browser, and how to send it. */
export function usePlanning(planned: Planned) {
  const { report, current, plannedRoundIds } = planned
  const now = useServerNow()
  const { rounds, rooms } = useChoices(planned)
  const [fault, setFault] = useState<PlanningFault | null>(null)
  const { draft, before, form } = usePlanningForm(planned, rounds.data ?? noRounds, now)
  const hasChanged = isChanged(draft.value)
  const mayBeStored = current !== null && hasChanged
  useForgetStored(
    draft,
    { isSentSame: mayBeStored && sendsSame(before, form), isSame: mayBeStored && isSameForm(before, form) },
    () => setFault(null),
  )
  const isMailed = current === null || form.time.startsAt > now || (current.startsAt ?? 0) > now
  const { send, question, isSending } = useSending({ ...planned, draft, form, isMailed, onFault: setFault })

  function set(change: Partial<PlanningForm>) {
    // The calendar proposes times as well. What is chosen while it is sent would be lost with the form.
    if (isSending) return
    setFault(null)
    draft.set(change)
  }
  const { candidateZone, setCandidateZone, calendar } = usePlanningCalendar(planned, form, now, set)

  const timeFault = plannedTime(current)?.startsAt === form.time.startsAt ? null : spanFault(form.time, now)
  const isComplete = form.interviewers.length > 0 && (form.roundId !== '' || form.roundName.trim() !== '')
  return {
    form,
    set,
    rooms,
    /** Imported interviewers without an account: they stay, whatever is changed. */
    withoutAccount: (current?.interviewers ?? []).filter(({ id }) => id === null),
    rounds,
    plannedRoundIds,
    fault,
    timeFault,
    isSending,
    /** The question whether to plan with a candidate who no longer waits for it, while it is asked. */
    question,
    isUnsent: draft.isUnsent,
    isNew: current === null,
    /** Whether anybody gets a mail: not for an interview that has begun, and stays so. */
    isMailed,
    mails: report.facts.mails,
    isChanged: hasChanged,
    isReady: draft.isReady,
    maySend: isComplete && timeFault === null && !isSending && (current === null || hasChanged),
    onDiscard: () => {
      setFault(null)
      draft.clear()
    },
    onSend: () => send(false),
    onSendAlthoughTaken: () => send(true),
    candidateZone,
    onCandidateZone: setCandidateZone,
    calendar,
  }
}

/** The data of the week. */
function usePlanningCalendar(
  { report, current }: Planned,
  form: PlanningForm,
  now: number,
  set: (change: Partial<PlanningForm>) => void,
) {
  const [candidateZone, setCandidateZone] = useState(report.timeZone)
  const times = useMemo(() => [form.time], [form.time])
  const { interviewers, onWeek } = useTakenTimes({
    interviewers: form.interviewers,
    zone: form.zone,
    times,
    planId: current?.id,
  })
  const calendar = {
    zone: form.zone,
    candidateZone,
    now,
    interviewers,
    proposal: form.time,
    slots: [],
    onToggle: null,
    onPropose: ({ startsAt, endsAt }: Span) => set({ time: { startsAt, endsAt } }),
    onWeek,
  }
  return { candidateZone, setCandidateZone, calendar }
}

export type Planning = ReturnType<typeof usePlanning>
