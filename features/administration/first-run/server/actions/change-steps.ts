import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { firstStepsOf } from '../../../../platform/company/rules/first-steps.ts'
import { hideFirstSteps, skipFirstStep } from '../../contract.ts'
import { deleteSkip, insertSkip, updateLed } from '../queries.ts'

/** Skips a step or takes it up again. A step without the right to it is refused. */
export function skipStep(services: AppServices, request: CallRequest<typeof skipFirstStep>) {
  return auditedTransaction(services, skipFirstStep, request, async ({ db, now, viewer, record }) => {
    const { step, isSkipped } = request.input
    if (!firstStepsOf(viewer).includes(step)) throw new Refusal(gateRefusals, 'noOperate')
    const { companyId, accountId } = viewer
    const isChanged = isSkipped
      ? await insertSkip(db, { companyId, accountId, step, skippedAt: now })
      : await deleteSkip(db, companyId, step)
    if (isChanged) record({ action: 'firstSteps.changed', details: { subject: step, to: { isSkipped } } })
    return null
  })
}

/** Hides the steps or shows them again, for all people of the company. */
export function hideSteps(services: AppServices, request: CallRequest<typeof hideFirstSteps>) {
  return auditedTransaction(services, hideFirstSteps, request, async ({ db, now, viewer, record }) => {
    if (firstStepsOf(viewer).length === 0) throw new Refusal(gateRefusals, 'noOperate')
    const { isHidden } = request.input
    if (await updateLed(db, viewer.companyId, isHidden ? null : now))
      record({ action: 'firstSteps.changed', details: { to: { isHidden } } })
    return null
  })
}
