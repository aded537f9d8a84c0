import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { isRefusal } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  getInterviewerReceiveStatus,
  setInterviewerReceiveStatus,
} from '../../../meetings/planning/contract/receiving.ts'
import type { Answer } from '../../../meetings/planning/rules/receiving.ts'
import { ofPlan, readReceiving, writeAnswer } from '../../../meetings/planning/rules/wire.ts'
import { refreshPlans } from '../../../meetings/planning/web/refresh-plans.ts'
import { useAccept } from '../../../platform/drafts/web/use-accept.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'

const noReason = { reason: '' }

interface OfPlan {
  readonly planId: string
  readonly candidateId: string
  /** Name of the candidate, for the note that an answer was not sent. */
  readonly name: string
  /** When it begins and can no longer be answered (epoch milliseconds); null while that is unknown. */
  readonly startsAt: number | null
}

/** Whether the viewer holds an interview, and how to accept or decline it. */
export function useReceiving({ planId, candidateId, name, startsAt }: OfPlan) {
  const t = useTranslations('report-plan')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    ...callQuery(getInterviewerReceiveStatus, ofPlan(planId)),
    select: readReceiving,
  })

  async function send(answer: Answer, reason: string, idempotencyKey?: string) {
    const input = writeAnswer(planId, answer, reason)
    try {
      await callApi(setInterviewerReceiveStatus, input, idempotencyKey ? { idempotencyKey } : {})
    } catch (error) {
      // A network failure has been reported already.
      if (isRefusal(error)) {
        notify({ kind: 'danger', text: t('receive.failed', { why: error.message }) })
        // It may be over or cancelled by now.
        await refetch()
      }
      throw error
    }
  }

  const refusal = useDraftForm(
    { candidateId, subject: `refuse-plan ${planId}`, empty: noReason },
    {
      name,
      ...(startsAt !== null && { until: startsAt }),
      likeness: () => ({ isSentSame: data?.answer === 'refused' }),
      // After a change everybody is asked again, and declining again is another act.
      send: ({ value, keyFor }) => send('refused', value.reason.trim(), keyFor(`${data?.sequence}`)),
    },
  )
  const { accept, isAccepting } = useAccept(refusal.draft, () => send('accepted', ''))
  async function done(isStored: boolean): Promise<boolean> {
    if (!isStored) return false
    notify({ kind: 'success', text: t('receive.done') })
    await refreshPlans(queries)
    return true
  }

  return {
    answer: data?.answer ?? null,
    reason: data?.reason ?? null,
    isError,
    reload: refetch,
    draft: refusal.draft,
    isSending: isAccepting || refusal.isSending,
    /** Both resolve to whether the server has stored it. */
    accept: async () => done(await accept()),
    refuse: async () => done(await refusal.submit()),
  }
}

export type Receiving = ReturnType<typeof useReceiving>
