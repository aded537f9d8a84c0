import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import {
  type ActOf,
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { listSecondFactors } from '../../../session/server/queries/second-factors.ts'
import { findSignInPolicy } from '../../../sign-in-rules/server/queries/policy.ts'
import { addTotp, removeTotp, renewRecoveryCodes } from '../../contract.ts'
import { stepOfCode } from '../../rules/totp.ts'
import { removeFactor } from '../queries/factors.ts'
import { composeFactorMail, notifyOwner } from '../queries/owners.ts'
import {
  giveRecoveryCodes,
  makeFirstCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from '../queries/recovery-codes.ts'
import { insertTotp } from '../queries/totp.ts'
import { openEnrolment } from './enrolments.ts'
import { checkProof, consumeProof } from './proofs.ts'

const locked = { locksAccount: true } as const

function notify(
  { db, viewer, now }: AuditedTransaction,
  event: 'added' | 'removed' | 'codesRenewed',
  locale: Locale,
): Promise<void> {
  return notifyOwner(db, viewer, { word: composeFactorMail(locale, event), now })
}

/** Adds an authenticator app. Returns recovery codes if it is the first factor of the account. */
export async function addApp(services: AppServices, request: CallRequest<typeof addTotp>) {
  const { input, viewer, context } = request
  const secret = openEnrolment(services, viewer, input.enrolment)
  if (secret === null) throw new Refusal(addTotp, 'enrolmentOver')
  const step = stepOfCode(secret, input.code.replaceAll(/\s/g, ''), services.clock.now())
  if (step === null) throw new Refusal(addTotp, 'wrongCode', { data: { field: 'code' } })
  const proof = await checkProof(services, viewer, input.proof)
  const codes = await makeFirstCodes(services, viewer)
  const store = async (act: ActOf<typeof addTotp>) => {
    await consumeProof(act.db, viewer, proof, act.now)
    const isNew = await insertTotp(act.services, viewer, { secret, step, now: act.now })
    if (!isNew) throw new Refusal(addTotp, 'alreadyThere')
    const newCodes = await giveRecoveryCodes(act.services, viewer, codes)
    act.record({ action: 'secondFactor.added', details: {} })
    await notify(act, 'added', context.locale)
    return { recoveryCodes: [...newCodes] }
  }
  return auditedTransaction(services, addTotp, withoutIdempotencyKey(request), store, locked)
}

/** Removes the authenticator app, unless the company demands a second factor and it is the last one. */
export async function removeApp(services: AppServices, request: CallRequest<typeof removeTotp>) {
  const { input, viewer, context } = request
  const proof = await checkProof(services, viewer, input.proof)
  const store = async (act: ActOf<typeof removeTotp>) => {
    await consumeProof(act.db, viewer, proof, act.now)
    const { demandsSecondFactor } = await findSignInPolicy(act.db, viewer.companyId)
    const removed = await removeFactor(act.db, viewer, 'totp')
    if (!removed.wasThere) return null
    if (demandsSecondFactor && removed.left === 0) throw new Refusal(removeTotp, 'demanded')
    act.record({ action: 'secondFactor.removed', details: {} })
    await notify(act, 'removed', context.locale)
    return null
  }
  return auditedTransaction(services, removeTotp, withoutIdempotencyKey(request), store, locked)
}

/** Replaces all recovery codes of an account with a second factor. Returns the new ones. */
export async function renewCodes(services: AppServices, request: CallRequest<typeof renewRecoveryCodes>) {
  const { input, viewer, context } = request
  const proof = await checkProof(services, viewer, input.proof)
  const codes = await makeRecoveryCodes(services, viewer)
  const store = async (act: ActOf<typeof renewRecoveryCodes>) => {
    await consumeProof(act.db, viewer, proof, act.now)
    const kinds = await listSecondFactors(act.db, { companyId: viewer.companyId, id: viewer.accountId })
    if (kinds.length === 0) throw new Refusal(renewRecoveryCodes, 'noFactor')
    await replaceRecoveryCodes(act.db, viewer, codes)
    act.record({ action: 'recoveryCodes.renewed', details: {} })
    await notify(act, 'codesRenewed', context.locale)
    return { recoveryCodes: [...codes.plain] }
  }
  return auditedTransaction(services, renewRecoveryCodes, withoutIdempotencyKey(request), store, locked)
}
