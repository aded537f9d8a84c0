import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { codeRefusals } from '../../../platform/text-messages/contract.ts'
import { askCode, canText, requirePhone } from '../../../platform/text-messages/server/actions/ask-code.ts'
import {
  getOwnNumber,
  removeOwnNumber,
  saveOwnNumber,
  sendNumberCode,
  sendOldNumberCode,
} from '../contract.ts'
import { purpose, removeNumber, saveNumber } from './actions/change-number.ts'
import { findNumberProof } from './actions/number-proofs.ts'
import { presentNumber } from './present.ts'
import { getNumber } from './queries/numbers.ts'

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

  serve(saveOwnNumber, (request) => saveNumber(services, request))

  serve(removeOwnNumber, (request) => removeNumber(services, request))
}
