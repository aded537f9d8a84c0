import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useStandingQuestion } from '../../../../candidates/shortlist/web/standing-question.tsx'
import type { Draft } from '../../../../platform/drafts/web/use-draft.ts'
import { useSubmit, wasNotJudged } from '../../../../platform/drafts/web/use-submit.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { faultyField } from '../../../../sign-in/account-changes/rules/new-account.ts'
import { changeInterviewPlan, createInterviewPlans } from '../../contract/planning.ts'
import { findInterviewPlan } from '../../contract/reading.ts'
import { namesTaken } from '../../rules/planning.ts'
import { isChanged, type PlanningDraft, type PlanningForm, wishOf } from '../../rules/planning-form.ts'
import { type CurrentPlan, readField, writeChange, writeNewPlan } from '../../rules/wire.ts'
import { refreshPlans } from '../refresh-plans.ts'

/** Why the server refused it: the field and its text. */
export interface PlanningFault {
  readonly field: string | null
  readonly message: string
  /** Whether it is only a conflict, which can be ignored. */
  readonly isTaken: boolean
}

export interface Planned {
  readonly report: OpenReport
  /** The plan that is changed; null for a new interview. */
  readonly current: CurrentPlan | null
  /** The rounds that have a planned interview. */
  readonly plannedRoundIds: ReadonlySet<string | null>
  readonly onDone: () => void
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
export function useSending({ draft, form, isMailed, onFault, ...planned }: Sending) {
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
    // A proposed value is proposed anew, unless it is sent again. Text typed meanwhile stays.
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
