import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { useStandingQuestion } from '../../../../candidates/shortlist/web/standing-question.tsx'
import { useDraft } from '../../../../platform/drafts/web/use-draft.ts'
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

/** The form of an interview that is planned or changed, kept in this browser, and how to send it. */
export function usePlanning({ report, current, plannedRoundIds, onDone }: Planned) {
  const t = useTranslations('planning')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { candidateId, timeZone, candidate } = report
  const now = useServerNow()
  const rounds = useQuery({
    ...callQuery(listInterviewRounds, ofCandidate(candidateId)),
    select: readRounds,
  })
  const roomTypes = useQuery({ ...callQuery(listRoomTypes, {}), select: readRoomTypes })
  const planId = current?.id
  const draft = useDraft(candidateId, `plan ${planId ?? 'new'}`, emptyPlanning)
  const [candidateZone, setCandidateZone] = useState(timeZone)
  const [fault, setFault] = useState<PlanningFault | null>(null)
  const [openedAt] = useState(now)
  const before = useMemo(() => {
    const zone = current?.zone ?? timeZone
    const planned = plannedTime(current)
    // A plan in the past can still be corrected while its time stays.
    const time = planned ?? firstProposal(null, openedAt, zone)
    const roundId = nextRoundId(rounds.data ?? [], plannedRoundIds)
    return formOf(current, { time, zone: timeZone, roundId })
  }, [current, timeZone, rounds.data, plannedRoundIds, openedAt])
  const form = useMemo(() => withDraft(before, draft.value), [before, draft.value])
  const mayBeStored = current !== null && isChanged(draft.value)
  useForgetStored(
    draft,
    { isSentSame: mayBeStored && sendsSame(before, form), isSame: mayBeStored && isSameForm(before, form) },
    () => setFault(null),
  )
  const times = useMemo(() => [form.time], [form.time])
  const { interviewers, onWeek } = useTakenTimes({
    interviewers: form.interviewers,
    zone: form.zone,
    times,
    planId,
  })

  function set(change: Partial<PlanningForm>) {
    // The calendar proposes times as well. What is chosen while it is sent would be lost with the form.
    if (isSending) return
    setFault(null)
    draft.set(change)
  }

  const { ask, question } = useStandingQuestion(report.facts.standing, 'plan')
  const typed = draft.value
  const isMailed = current === null || form.time.startsAt > now || (current.startsAt ?? 0) > now
  const { submit, isSending } = useSubmit(draft, {
    name: candidate.person.name,
    send: async (allowTaken: boolean) => {
      const wish = wishOf(form, allowTaken)
      const sentKey = draft.keyFor()
      const idempotencyKey = draft.keyFor(allowTaken ? 'although taken' : undefined)
      const options = { idempotencyKey, showsRefusal: true }
      setFault(null)
      try {
        if (current) {
          await callApi(changeInterviewPlan, writeChange(candidateId, current, wish), options)
        } else {
          await callApi(createInterviewPlans, writeNewPlan(candidateId, wish), options)
        }
      } catch (error) {
        if (error instanceof CallFailure) {
          const { message, data } = error
          const field = faultyField(data)
          setFault({ field: field && readField(field), message, isTaken: namesTaken(data) })
          // What is only proposed is proposed anew, unless it is sent again; what was typed meanwhile stays.
          const isRefused = !wasNotJudged(error) && draft.keyFor() === sentKey
          if (isRefused && isChanged(typed)) draft.set(typed)
          else if (isRefused && current === null) draft.clear()
          await queries.invalidateQueries({ queryKey: [findInterviewPlan.path] })
        }
        throw error
      }
    },
    after: async () => {
      await refreshPlans(queries)
      notify({
        kind: 'success',
        text: t(current === null ? 'planned' : isMailed ? 'changed' : 'corrected', {
          mails: report.facts.mails,
        }),
      })
      onDone()
    },
  })

  async function send(allowTaken: boolean) {
    // Whoever plans in spite of a conflict was asked before.
    if (current === null && !allowTaken && !(await ask())) return false
    // The proposed time may have changed by the time that it is sent again.
    if (current === null && Object.values(draft.value).includes(null)) draft.set(form)
    return submit(allowTaken)
  }

  const isStillItsTime = plannedTime(current)?.startsAt === form.time.startsAt
  const timeFault = isStillItsTime ? null : spanFault(form.time, now)
  const isComplete = form.interviewers.length > 0 && (form.roundId !== '' || form.roundName.trim() !== '')
  return {
    form,
    set,
    /** The kinds of room to choose from, and the plan's own even where it is not offered any more. */
    rooms: new Set([...(roomTypes.data ?? offeredRooms(false)), ...(current ? [current.roomType] : [])]),
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
    isChanged: isChanged(draft.value),
    isReady: draft.isReady,
    maySend: isComplete && timeFault === null && !isSending && (current === null || isChanged(draft.value)),
    onDiscard: () => {
      setFault(null)
      draft.clear()
    },
    onSend: () => send(false),
    onSendAlthoughTaken: () => send(true),
    candidateZone,
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
