import { useMemo, useState } from 'react'
import { useForgetStored } from '../../../../platform/drafts/web/use-forget-stored.ts'
import {
  isChanged,
  isSameForm,
  type PlanningForm,
  plannedTime,
  sendsSame,
} from '../../rules/planning-form.ts'
import { type Span, spanFault } from '../../rules/spans.ts'
import type { Round } from '../../rules/wire.ts'
import { useServerNow } from '../use-server-now.ts'
import { useTakenTimes } from '../use-taken-times.ts'
import { useChoices, usePlanningForm } from './use-planning-form.ts'
import { type Planned, type PlanningFault, useSending } from './use-sending.ts'

const noRounds: readonly Round[] = []

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
    // The calendar proposes times as well. A choice during sending would be lost with the form.
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
    /** Imported interviewers without an account: every change keeps them. */
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
