import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { isSameData } from '@candor/kernel/data/same-data'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useStandingQuestion } from '../../../candidates/shortlist/web/standing-question.tsx'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import { useForgetStored } from '../../../platform/drafts/web/use-forget-stored.ts'
import { wasNotJudged } from '../../../platform/drafts/web/use-submit.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { offerTimes } from '../../appointments/contract/offering.ts'
import { isStoredOffer } from '../../appointments/rules/slots.ts'
import { writeOffer } from '../../appointments/rules/wire.ts'
import type { Span } from '../rules/spans.ts'
import type { CurrentPlan } from '../rules/wire.ts'
import { emptyOffer } from './offer-draft.ts'
import { refreshPlans } from './refresh-plans.ts'
import { useChosenTimes, useOfferedTimes } from './use-chosen-times.ts'

/** The offer for one planned interview: the stored one, its changes in this browser, and how to send it. */
export function useOffer(report: OpenReport, plan: CurrentPlan) {
  const t = useTranslations('planning')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { candidateId, candidate, facts } = report
  const stored = useOfferedTimes(report, plan)
  const { offered, sent, revision } = stored

  const writing = useDraftForm(
    { candidateId, subject: `offer ${plan.id}`, empty: emptyOffer },
    {
      name: candidate.person.name,
      send: async ({ value, keyFor, set }, times: readonly Span[]) => {
        const basis = (times.length > 0 ? value.revision : null) ?? offered.data?.revision
        const input = writeOffer(candidateId, plan.id, { revision: basis, times })
        // A time may be past or taken by the time that it is sent again, and other times are another offer.
        const idempotencyKey = keyFor(JSON.stringify([basis, input.times]))
        const sentKey = keyFor()
        const { isMailed } = await callApi(offerTimes, input, { idempotencyKey }).catch((error: unknown) => {
          const isRefused = error instanceof CallFailure && !wasNotJudged(error)
          // The offer as it is now.
          if (isRefused) void offered.refetch()
          // Times that were chosen meanwhile stay.
          const isSame = keyFor() === sentKey
          if (isRefused && isSame && value.slots !== null && times.length === 0) set({ slots: value.slots })
          throw error
        })
        return { isMailed, count: times.length }
      },
      after: async ({ isMailed, count }) => {
        await refreshPlans(queries)
        if (count === 0) notify({ kind: 'success', text: t('takenBack') })
        else if (isMailed) notify({ kind: 'success', text: t('sent', { count, mails: facts.mails }) })
        else notify({ kind: 'warning', text: t('sentWithoutMail', { count }) })
      },
    },
  )
  const { draft, isSending, submit } = writing
  const { slots: typed } = draft.value
  const chosen = useChosenTimes(draft, plan, report.timeZone, stored)
  const { now, slots } = chosen.calendar
  const toSend = slots.filter(({ number }) => number !== null)

  // An unsent offer without slots withdraws all times.
  const meant = typed === null ? [] : slots
  useForgetStored(draft, {
    isSentSame: offered.isSuccess && isStoredOffer(meant, offered.data.times, now),
    isSame: offered.isSuccess && isSameData(typed, sent),
  })
  const isKnown = offered.data !== undefined
  // An offer replaces the previous one: while that is not loaded, nothing is sent.
  const isOutdated = typed !== null && draft.value.revision !== null && draft.value.revision !== revision
  const maySend = toSend.length > 0 && typed !== null && isKnown && !isOutdated && !isSending
  const { ask, question } = useStandingQuestion(facts.standing, 'plan')
  const send = async () => (await ask()) && submit(toSend)
  function takeBack() {
    // What was changed of it goes with it, so that it is known what was not sent.
    if (typed !== null) draft.set({ slots: null })
    return submit([])
  }

  return {
    chosen,
    writing,
    mails: facts.mails,
    maySend,
    send,
    takeBack,
    /** An offer that did not reach the server: the same act once more. */
    again: typed === null ? { maySend: isKnown && !isSending, send: takeBack } : { maySend, send },
    /** The question whether to offer times to a candidate who no longer waits for it, while it is asked. */
    question,
    hasOffer: sent.length > 0,
    /** What a colleague offers since, over which nothing is sent until it is decided; null where nobody did. */
    meanwhile:
      isOutdated && isKnown && !isSending
        ? {
            times: sent,
            onUseTheirs: () => draft.set({ slots: null, revision: null }),
            onUseMine: () => draft.set({ revision }),
          }
        : null,
    count: toSend.length,
    reason: offered.data?.reason ?? null,
    isLoading: offered.isPending || !draft.isReady,
    failed: offered.isError ? () => void offered.refetch() : null,
  }
}

export type Offer = ReturnType<typeof useOffer>
