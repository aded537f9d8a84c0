import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { endWay } from '../../../platform/access/server/queries/end-way.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../platform/audit/server/actions/without-idempotency-key.ts'
import { maskedNumber } from '../../../platform/mail/rules/masked-number.ts'
import { codeRefusals } from '../../../platform/text-messages/contract.ts'
import {
  askCode,
  canText,
  checkCode,
  requirePhone,
} from '../../../platform/text-messages/server/actions/ask-code.ts'
import { consumeSentCode } from '../../../platform/text-messages/server/queries/codes.ts'
import { notifyOwner } from '../../second-factor/server/queries/owners.ts'
import { keepOwnEntry } from '../../sign-in-rules/server/actions/entry.ts'
import {
  getOwnNumber,
  removeOwnNumber,
  saveOwnNumber,
  sendNumberCode,
  sendOldNumberCode,
} from '../contract.ts'
import { checkNumberProof, consumeNumberProof, findNumberProof } from './actions/number-proofs.ts'
import { composeChange, presentNumber } from './present.ts'
import { getNumber, setNumber } from './queries/numbers.ts'

const purpose = 'ownNumber'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(getOwnNumber, async ({ viewer }) =>
    presentNumber(await getNumber(db, viewer), await findNumberProof(services, viewer), services),
  )

  serve(sendNumberCode, async ({ input, viewer: { companyId }, context }) => {
    if (!canText(services)) throw new Refusal(codeRefusals, 'off')
    return askCode(services, { purpose, phone: requirePhone(input), companyId, context })
  })

  serve(sendOldNumberCode, async ({ viewer, context }) => {
    if (!canText(services)) throw new Refusal(codeRefusals, 'off')
    const { phone } = await getNumber(db, viewer)
    if (phone === null) throw new Refusal(sendOldNumberCode, 'noNumber')
    return askCode(services, { purpose: 'oldNumber', phone, companyId: viewer.companyId, context })
  })

  /** Stores or removes the number, and reports it to the audit log and by mail to the owner. */
  async function change(
    { db, services: within, viewer, now, record }: AuditedTransaction,
    to: string | null,
    locale: Parameters<typeof composeChange>[0],
  ): Promise<boolean> {
    const { phone: from } = await getNumber(db, viewer)
    if (from === to) return true
    if (!(await keepOwnEntry(within, viewer, () => setNumber(db, viewer, to)))) return false
    const { accountId, sessionId: keptSessionId } = viewer
    await endWay(db, { accountIds: [accountId], way: 'sms', now, keptSessionId })
    const shown = { from: from && maskedNumber(from), to: to && maskedNumber(to) }
    record({ action: to === null ? 'number.removed' : 'number.proved', details: shown })
    // The owner gets a mail in case another person changed the number on an unlocked computer.
    await notifyOwner(db, viewer, { word: composeChange(locale, shown.to), now })
    return true
  }

  serve(saveOwnNumber, async (request) => {
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
  })

  serve(removeOwnNumber, async (request) => {
    const { input, viewer, context } = request
    const proof = await checkNumberProof(services, viewer, { typed: input.proof, address: context.address })
    return auditedTransaction(services, removeOwnNumber, withoutIdempotencyKey(request), async (act) => {
      await consumeNumberProof(act, proof)
      await change(act, null, context.locale)
      return null
    })
  })
}
