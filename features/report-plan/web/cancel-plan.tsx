import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { useDraft } from '../../drafts/web/use-draft.ts'
import { useSubmit } from '../../drafts/web/use-submit.ts'
import { cancelInterviewPlan } from '../../plan/contract/planning.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import type { Plan } from '../rules.ts'

const empty = { reason: '' }
const mostReason = 500

interface Props {
  report: Pick<OpenReport, 'candidateId' | 'candidate'>
  plan: Pick<Plan, 'id' | 'roundName' | 'startsAt'>
  /** Epoch milliseconds. */
  now: number
  onChanged: () => Promise<unknown>
}

/** Cancels a planned interview, once who is told of it and why has been seen. */
export function CancelPlan({ report, plan, now, onChanged }: Props) {
  const t = useTranslations('report-plan')
  const { notify } = useToasts()
  const [isOpen, setIsOpen] = useState(false)
  const draft = useDraft(report.candidateId, `cancel ${plan.id}`, empty)
  const { reason } = draft.value
  const { submit, isSending } = useSubmit(draft, {
    name: report.candidate.person.name,
    send: async () => {
      const input = { ...ofCandidate(report.candidateId), interviewPlanId: plan.id, reason: reason.trim() }
      await callApi(cancelInterviewPlan, input, { idempotencyKey: draft.keyFor() })
      await onChanged()
      notify({ kind: 'success', text: t('cancelPlan.done') })
      setIsOpen(false)
    },
  })
  const isAhead = plan.startsAt !== null && plan.startsAt > now
  return (
    <>
      <Button
        ref={handFocusOn}
        look="quiet"
        size="small"
        aria-label={t('cancelOf', { round: plan.roundName })}
        onClick={() => setIsOpen(true)}
      >
        {t('cancel')}
      </Button>
      <LazySheet
        title={t('cancelPlan.title', { round: plan.roundName })}
        description={t(isAhead ? 'cancelPlan.text' : 'cancelPlan.textOver')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{t('cancelPlan.back')}</Button>
            <Button look="primary" onClick={() => void submit()} disabled={isSending} aria-busy={isSending}>
              {t('cancelPlan.confirm')}
            </Button>
          </>
        }
      >
        <AreaField
          label={t('cancelPlan.reason')}
          value={reason}
          maxLength={mostReason}
          onChange={({ target }) => draft.set({ reason: target.value })}
        />
      </LazySheet>
    </>
  )
}
