import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { checkCounted, requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { clearAttempts } from '../../../../platform/access/server/queries/attempts.ts'
import { recordRefusedSignIn } from '../../../../platform/audit/server/actions/sign-ins.ts'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { isOwnAddress } from '../../../session/server/queries/own-address.ts'
import { refundPendingTry, tryPending } from '../../../session/server/queries/pending-sign-ins.ts'
import { giveSecondFactor } from '../../contract.ts'
import { readCode } from '../../rules/codes.ts'
import { codeLimit } from '../../rules/proof.ts'
import { composeFactorMail, notifyOwner } from '../queries/owners.ts'
import { countRecoveryCodes } from '../queries/recovery-codes.ts'
import type { Of } from '../queries/totp.ts'
import { finishStep } from './finish-step.ts'
import { checkCode, consumeCode } from './given-codes.ts'

/**
 * Counts a code of an account over all of its sign-ins: somebody who knows the password can begin any number of them.
 *
 * An address that is known for the account counts apart, so that nobody who tries from elsewhere locks its owner out.
 */
async function countCode(services: AppServices, of: Of, address: string) {
  const isKnown = await isOwnAddress(services, of, address)
  const key = `second factor ${of.accountId}${isKnown ? ` ${networkOf(address)}` : ''}`
  return requireAttempt(services, giveSecondFactor, { key, ...codeLimit })
}

/** Records a wrong code of a pending sign-in, and returns its refusal. */
function refuseCode(services: AppServices, { companyId, accountId }: Of, code: string): Refusal {
  recordRefusedSignIn(services, { companyId, accountId }).catch((error: unknown) =>
    services.log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
  )
  const isRecovery = readCode(code)?.kind === 'recoveryCode'
  return new Refusal(giveSecondFactor, isRecovery ? 'wrongRecoveryCode' : 'wrongCode')
}

type CheckedCode = Parameters<typeof consumeCode>[2]

/** Uses up a checked code. A recovery code is reported to the audit log and to the owner. */
async function consume(
  { db, now, record }: EntryTransaction,
  pending: Of,
  { code, locale }: { code: CheckedCode; locale: Locale },
) {
  if (!(await consumeCode(db, pending, code, now)))
    throw new Refusal(giveSecondFactor, code.kind === 'totp' ? 'codeUsed' : 'wrongRecoveryCode')
  if (code.kind === 'totp') return code.kind
  const left = await countRecoveryCodes(db, pending)
  record({ action: 'recoveryCode.used', details: { to: { count: left } } })
  const word = composeFactorMail(locale, 'recoveryCodeUsed', { left })
  await notifyOwner(db, pending, { word, now })
  return code.kind
}

/** Finishes the second step of a sign-in with a code of the app, or a recovery code. */
export async function giveCode(
  services: AppServices,
  { input, context }: Pick<CallRequest<typeof giveSecondFactor>, 'input' | 'context'>,
) {
  const pending = await tryPending(services, input.pending)
  if (!pending) throw new Refusal(giveSecondFactor, 'pendingOver', { data: { isOver: true } })
  const counted = await countCode(services, pending, context.address)
  const check = () => checkCode(services, pending, input.code)
  const code = await checkCounted(services.db, [counted], check, () => refundPendingTry(services.db, pending))
  if (!code) throw refuseCode(services, pending, input.code)
  const signedIn = await finishStep(services, pending, {
    sender: context,
    prove: (audited) => consume(audited, pending, { code, locale: context.locale }),
  })
  await clearAttempts(services.db, counted.key)
  return signedIn
}
