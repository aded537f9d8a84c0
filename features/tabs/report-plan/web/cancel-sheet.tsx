import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import { cancelInterviewPlan } from '../../../meetings/planning/contract/planning.ts'
import { ofPlan } from '../../../meetings/planning/rules/wire.ts'
import { useServerNow } from '../../../meetings/planning/web/use-server-now.ts'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

const empty = { reason: '' }
const maxReason = 500

export interface Cancelling {
  report: Pick<OpenReport, 'candidateId' | 'candidate' | 'facts'>
  plan: Pick<Plan, 'id' | 'roundName' | 'startsAt'>
  onChanged: () => Promise<unknown>
}

interface Props extends Cancelling {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Shows who is notified that an interview is cancelled, asks why, and cancels it. */
export function CancelSheet({ report, plan, onChanged, isOpen, onOpenChange }: Props) {
  const t = useTranslations('report-plan')
  const { notify } = useToasts()
  const now = useServerNow()
  const { candidateId } = report
  const isAhead = plan.startsAt !== null && plan.startsAt > now
  const { draft, submit, isSending } = useDraftForm(
    { candidateId, subject: `cancel ${plan.id}`, empty },
    {
      name: report.candidate.person.name,
      // One that has begun can still be cancelled.
      ...(plan.startsAt !== null && isAhead && { until: plan.startsAt }),
      send: ({ value, keyFor }) => {
        const input = { ...ofCandidate(candidateId), ...ofPlan(plan.id), reason: value.reason.trim() }
        return callApi(cancelInterviewPlan, input, { idempotencyKey: keyFor() })
      },
      after: async () => {
        await onChanged()
        notify({ kind: 'success', text: t('cancelPlan.done') })
        onOpenChange(false)
      },
    },
  )
  return (
    <Sheet
      title={t('cancelPlan.title', { round: plan.roundName })}
      description={t(isAhead ? 'cancelPlan.text' : 'cancelPlan.textOver', { mails: report.facts.mails })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancelPlan.back')}</Button>
          <Button look="primary" onClick={() => void submit()} disabled={isSending} aria-busy={isSending}>
            {t('cancelPlan.confirm')}
          </Button>
        </>
      }
    >
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={() => void submit()} />}
      <FrozenFields isFrozen={isSending}>
        <AreaField
          label={t('cancelPlan.reason')}
          value={draft.value.reason}
          maxLength={maxReason}
          onChange={({ target }) => draft.set({ reason: target.value })}
        />
      </FrozenFields>
    </Sheet>
  )
}
