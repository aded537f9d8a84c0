import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { maskedNumber } from '../../../../platform/mail/rules/masked-number.ts'
import { codeRefusals } from '../../../../platform/text-messages/contract.ts'
import { checkCode, requirePhone } from '../../../../platform/text-messages/server/actions/ask-code.ts'
import { consumeSentCode } from '../../../../platform/text-messages/server/queries/codes.ts'
import { notifyOwner } from '../../../second-factor/server/queries/owners.ts'
import { keepOwnEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import { removeOwnNumber, saveOwnNumber } from '../../contract.ts'
import { composeChange } from '../present.ts'
import { getNumber, setNumber } from '../queries/numbers.ts'
import { checkNumberProof, consumeNumberProof } from './number-proofs.ts'

/** Purpose of the codes that prove a new number. */
export const purpose = 'ownNumber'

/**
 * Stores or removes the number, and reports it to the audit log and by mail to the owner. False where another account
 * has the number.
 */
async function change(
  { db, services, viewer, now, record }: AuditedTransaction,
  to: string | null,
  locale: Locale,
): Promise<boolean> {
  const { phone: from } = await getNumber(db, viewer)
  if (from === to) return true
  if (!(await keepOwnEntry(services, viewer, () => setNumber(db, viewer, to)))) return false
  const { accountId, sessionId: keptSessionId } = viewer
  await endWay(db, { accountIds: [accountId], way: 'sms', now, keptSessionId })
  const shown = { from: from && maskedNumber(from), to: to && maskedNumber(to) }
  record({ action: to === null ? 'number.removed' : 'number.proved', details: shown })
  // The owner gets a mail in case another person changed the number on an unlocked computer.
  await notifyOwner(db, viewer, { word: composeChange(locale, shown.to), now })
  return true
}

/** Stores a number that a code proves. Needs a fresh proof of the owner. */
export async function saveNumber(services: AppServices, request: CallRequest<typeof saveOwnNumber>) {
  const { input, viewer, context } = request
  const phone = requirePhone(input)
  const { address, locale } = context
  const proof = await checkNumberProof(services, viewer, { typed: input.proof, address })
  if (!(await checkCode(services, { purpose, phone, code: input.vcode, address })))
    throw new Refusal(codeRefusals, 'codeWrong')
  return auditedTransaction(services, saveOwnNumber, withoutIdempotencyKey(request), async (act) => {
    await consumeNumberProof(act, proof)
    if (!(await consumeSentCode(act.db, { purpose, phone }, act.now)))
      throw new Refusal(codeRefusals, 'codeWrong')
    if (!(await change(act, phone, locale))) throw new Refusal(saveOwnNumber, 'numberTaken')
    return null
  })
}

/** Removes the number. Needs a fresh proof of the owner. */
export async function removeNumber(services: AppServices, request: CallRequest<typeof removeOwnNumber>) {
  const { input, viewer, context } = request
  const proof = await checkNumberProof(services, viewer, { typed: input.proof, address: context.address })
  return auditedTransaction(services, removeOwnNumber, withoutIdempotencyKey(request), async (act) => {
    await consumeNumberProof(act, proof)
    await change(act, null, context.locale)
    return null
  })
}
