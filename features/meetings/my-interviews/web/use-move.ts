import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import type { Span } from '@candor/kernel/span'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import { updateInterviewDate } from '../../planning/contract/planning.ts'
import { namesTaken } from '../../planning/rules/planning.ts'
import { isSameSpan, spanFault } from '../../planning/rules/spans.ts'
import { refreshPlans } from '../../planning/web/refresh-plans.ts'
import { useServerNow } from '../../planning/web/use-server-now.ts'
import { type Interview, type Mails, writeMove } from '../rules/wire.ts'

const nothing: { time: Span | null } = { time: null }

/** Moving an interview: the draft of its new time, and sending it. */
export function useMove(interview: Interview, mails: Mails, onDone: () => void) {
  const t = useTranslations('my-interviews.move')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const now = useServerNow()
  const timeOf = (value: typeof nothing): Span =>
    value.time ?? { startsAt: interview.startsAt, endsAt: interview.endsAt }
  const { draft, failure, isSending, submit, discard } = useDraftForm(
    // The draft belongs to this page and not to the candidate's report.
    { candidateId: '', subject: `move ${interview.planId}`, empty: nothing },
    {
      name: interview.candidate.name,
      until: interview.endsAt,
      likeness: (value) => ({ isSame: value.time !== null && isSameSpan(value.time, interview) }),
      send: ({ value, keyFor }, allowTaken: boolean) =>
        callApi(updateInterviewDate, writeMove(interview, timeOf(value), allowTaken), {
          idempotencyKey: keyFor(allowTaken ? 'although taken' : undefined),
          showsRefusal: true,
        }),
      after: async () => {
        notify({ kind: 'success', text: t('done', { mails }) })
        onDone()
        await refreshPlans(queries)
      },
    },
  )
  const time = timeOf(draft.value)
  const isMoved = !isSameSpan(time, interview)
  const fault = isMoved ? spanFault(time, now) : null
  return {
    draft,
    isSending,
    discard,
    time,
    fault,
    // An unreachable server has shown a notice already.
    refusal: isRefusal(failure) ? { message: failure.message, isTaken: namesTaken(failure.data) } : null,
    maySend: isMoved && fault === null && !isSending,
    send: submit,
  }
}

export type Move = ReturnType<typeof useMove>
