import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { checkCounted, requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { clearAttempts } from '../../../../platform/access/server/queries/attempts.ts'
import { recordRefusedSignIn } from '../../../../platform/audit/server/actions/sign-ins.ts'
import { finishRefusals } from '../../../session/contract.ts'
import { isOwnAddress } from '../../../session/server/queries/own-address.ts'
import {
  findPending,
  refundPendingTry,
  tryPending,
} from '../../../session/server/queries/pending-sign-ins.ts'
import { listSecondFactors } from '../../../session/server/queries/second-factors.ts'
import { addTotpInSignIn, beginTotpInSignIn, giveSecondFactor } from '../../contract.ts'
import { readCode } from '../../rules/codes.ts'
import { codeLimit } from '../../rules/proof.ts'
import { stepOfCode } from '../../rules/totp.ts'
import { openEnrolment } from '../actions/enrolments.ts'
import { finishStep } from '../actions/finish-step.ts'
import { checkCode, consumeCode } from '../actions/given-codes.ts'
import { composeFactorMail, notifyOwner } from '../queries/owners.ts'
import { countRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from '../queries/recovery-codes.ts'
import { insertTotp, type Of } from '../queries/totp.ts'
import { begin } from './begin.ts'

async function hasFactor(db: Database, { companyId, accountId }: Of): Promise<boolean> {
  return (await listSecondFactors(db, { companyId, id: accountId })).length > 0
}

export function signInRoutes(services: AppServices, serve: Serve): void {
  const { db, clock, log } = services

  /**
   * Counts a code of an account over all of its sign-ins: somebody who knows the password can begin any number of them.
   *
   * An address that is known for the account counts apart, so that nobody who tries from elsewhere locks its owner out.
   */
  async function countCode(of: Of, address: string) {
    const isKnown = await isOwnAddress(services, of, address)
    const key = `second factor ${of.accountId}${isKnown ? ` ${networkOf(address)}` : ''}`
    return requireAttempt(services, giveSecondFactor, { key, ...codeLimit })
  }

  serve(giveSecondFactor, async ({ input, context }) => {
    const pending = await tryPending(services, input.pending)
    if (!pending) throw new Refusal(giveSecondFactor, 'pendingOver', { data: { isOver: true } })
    const counted = await countCode(pending, context.address)
    const check = () => checkCode(services, pending, input.code)
    const code = await checkCounted(db, [counted], check, () => refundPendingTry(db, pending))
    if (!code) {
      const { companyId, accountId } = pending
      recordRefusedSignIn(services, { companyId, accountId }).catch((error: unknown) =>
        log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
      )
      const isRecovery = readCode(input.code)?.kind === 'recoveryCode'
      throw new Refusal(giveSecondFactor, isRecovery ? 'wrongRecoveryCode' : 'wrongCode')
    }
    const signedIn = await finishStep(services, pending, {
      sender: context,
      prove: async ({ db: transaction, now, record }) => {
        if (!(await consumeCode(transaction, pending, code, now)))
          throw new Refusal(giveSecondFactor, code.kind === 'totp' ? 'codeUsed' : 'wrongRecoveryCode')
        if (code.kind === 'totp') return code.kind
        const left = await countRecoveryCodes(transaction, pending)
        record({ action: 'recoveryCode.used', details: { to: { count: left } } })
        const word = composeFactorMail(context.locale, 'recoveryCodeUsed', { left })
        await notifyOwner(transaction, pending, { word, now })
        return code.kind
      },
    })
    await clearAttempts(db, counted.key)
    return signedIn
  })

  serve(beginTotpInSignIn, async ({ input }) => {
    const pending = await findPending(services, input.pending)
    if (!pending) throw new Refusal(beginTotpInSignIn, 'pendingOver', { data: { isOver: true } })
    return begin(services, pending)
  })

  serve(addTotpInSignIn, async ({ input, context }) => {
    const pending = await findPending(services, input.pending)
    const isOver = { data: { isOver: true } }
    const over = () => new Refusal(addTotpInSignIn, 'pendingOver', isOver)
    const overtaken = () => new Refusal(finishRefusals, 'overtaken', isOver)
    if (!pending) throw over()
    const secret = openEnrolment(services, pending, input.enrolment)
    if (secret === null) throw new Refusal(addTotpInSignIn, 'enrolmentOver')
    const step = stepOfCode(secret, input.code.replaceAll(/\s/g, ''), clock.now())
    if (step === null) throw new Refusal(addTotpInSignIn, 'wrongCode')
    // For accounts without any factor only; others must use theirs.
    if (await hasFactor(db, pending)) throw overtaken()
    // Counted before anything is hashed, and not within the transaction: a rollback would take the count back.
    if (!(await tryPending(services, input.pending))) throw over()
    const make = () => makeRecoveryCodes(services, pending)
    const codes = await checkCounted(db, [], make, () => refundPendingTry(db, pending))
    const signedIn = await finishStep(services, pending, {
      sender: context,
      prove: async ({ db: transaction, now, record }) => {
        // Asked again, as another sign-in may have added one meanwhile.
        if (await hasFactor(transaction, pending)) throw overtaken()
        const within = { ...services, db: transaction }
        if (!(await insertTotp(within, pending, { secret, step, now }))) throw overtaken()
        await replaceRecoveryCodes(transaction, pending, codes)
        record({ action: 'secondFactor.added', details: {} })
        await notifyOwner(transaction, pending, { word: composeFactorMail(context.locale, 'added'), now })
        return 'totp'
      },
    })
    return { ...signedIn, recoveryCodes: [...codes.plain] }
  })
}
