import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../audit/server/queries/audited-transaction.ts'
import { enqueueMails } from '../../mail/server/queries.ts'
import { codeRefusals } from '../../text-messages/contract.ts'
import { maskedPhone } from '../../text-messages/rules/phone.ts'
import { askCode, canText, checkCode, requirePhone } from '../../text-messages/server/queries/ask-code.ts'
import { spendCode } from '../../text-messages/server/queries/codes.ts'
import { getOwnNumber, removeOwnNumber, saveOwnNumber, sendNumberCode } from '../contract.ts'
import { presentNumber, wordChange } from './present.ts'
import { getNumber, setNumber } from './queries/numbers.ts'

const purpose = 'ownNumber'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(getOwnNumber, async ({ viewer }) => presentNumber(await getNumber(db, viewer), services))

  serve(sendNumberCode, async ({ input, viewer: { companyId }, context }) => {
    if (!canText(services)) throw new Refusal(codeRefusals, 'off')
    return askCode(services, { purpose, phone: requirePhone(input), companyId, context })
  })

  /** Stores another number, or none, and tells the log and the owner's mailbox of it. */
  async function change(
    { db, viewer, now, record }: AuditedTransaction,
    to: string | null,
    locale: Parameters<typeof wordChange>[0],
  ): Promise<boolean> {
    const { phone: from, email } = await getNumber(db, viewer)
    if (from === to) return true
    if (!(await setNumber(db, viewer, to))) return false
    const shown = { from: from && maskedPhone(from), to: to && maskedPhone(to) }
    record({ action: to === null ? 'number.removed' : 'number.proved', details: shown })
    // Whoever sits at a computer that was left open adds a way in: its owner hears of it elsewhere.
    await enqueueMails(db, [{ companyId: viewer.companyId, to: email, now, ...wordChange(locale, shown.to) }])
    return true
  }

  serve(saveOwnNumber, async (request) => {
    const { input, context } = request
    const phone = requirePhone(input)
    const { address, locale } = context
    if (!(await checkCode(services, { purpose, phone, code: input.vcode, address })))
      throw new Refusal(codeRefusals, 'codeWrong')
    return auditedTransaction(services, saveOwnNumber, request, async (act) => {
      if (!(await spendCode(act.db, { purpose, phone }, act.now)))
        throw new Refusal(codeRefusals, 'codeWrong')
      if (!(await change(act, phone, locale))) throw new Refusal(saveOwnNumber, 'numberTaken')
      return null
    })
  })

  serve(removeOwnNumber, (request) =>
    auditedTransaction(services, removeOwnNumber, request, async (act) => {
      await change(act, null, request.context.locale)
      return null
    }),
  )
}
