import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import type { Span } from '@candor/kernel/span'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { useForgetStored } from '../../../platform/drafts/web/use-forget-stored.ts'
import { useSubmit } from '../../../platform/drafts/web/use-submit.ts'
import { updateInterviewDate } from '../../planning/contract/planning.ts'
import { namesTaken } from '../../planning/rules/planning.ts'
import { isSameSpan, spanFault } from '../../planning/rules/spans.ts'
import { refreshPlans } from '../../planning/web/refresh-plans.ts'
import { useServerNow } from '../../planning/web/use-server-now.ts'
import { type Interview, type Mails, writeMove } from '../rules/wire.ts'

const nothing: { time: Span | null } = { time: null }

/** The draft of an interview's new time. It belongs to this page and not to the candidate's report. */
function useMovedTime(interview: Interview) {
  const now = useServerNow()
  const draft = useDraft('', `move ${interview.planId}`, nothing)
  const time = draft.value.time ?? { startsAt: interview.startsAt, endsAt: interview.endsAt }
  const isMoved = !isSameSpan(time, interview)
  const fault = isMoved ? spanFault(time, now) : null
  return { draft, time, now, isMoved, fault, hasDraft: draft.value.time !== null }
}

/** Moving an interview: the draft of its new time, and sending it. */
export function useMove(interview: Interview, mails: Mails, onDone: () => void) {
  const t = useTranslations('my-interviews.move')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { draft, time, now, isMoved, fault, hasDraft } = useMovedTime(interview)
  const [refusal, setRefusal] = useState<{ message: string; isTaken: boolean } | null>(null)
  useForgetStored(draft, { isSame: hasDraft && !isMoved }, () => setRefusal(null))

  async function send(allowTaken: boolean) {
    setRefusal(null)
    try {
      const idempotencyKey = draft.keyFor(allowTaken ? 'although taken' : undefined)
      await callApi(updateInterviewDate, writeMove(interview, time, allowTaken), {
        idempotencyKey,
        showsRefusal: true,
      })
    } catch (error) {
      // An unreachable server has shown a notice already.
      if (isRefusal(error)) {
        setRefusal({ message: error.message, isTaken: namesTaken(error.data) })
      }
      throw error
    }
  }

  const { submit, isSending } = useSubmit(draft, {
    name: interview.candidate.name,
    until: interview.endsAt,
    send,
    after: async () => {
      notify({ kind: 'success', text: t('done', { mails }) })
      onDone()
      await refreshPlans(queries)
    },
  })

  return {
    time,
    now,
    fault,
    refusal,
    hasDraft,
    isUnsent: draft.isUnsent,
    isSending,
    maySend: isMoved && fault === null && !isSending,
    onTime: (next: Span) => {
      setRefusal(null)
      draft.set({ time: next })
    },
    onDiscard: () => {
      setRefusal(null)
      draft.clear()
    },
    onSend: () => submit(false),
    onSendAlthoughTaken: () => submit(true),
  }
}

export type Move = ReturnType<typeof useMove>
