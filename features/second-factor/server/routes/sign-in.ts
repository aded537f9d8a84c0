import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { recordRefusedSignIn } from '../../../audit/server/queries/sign-ins.ts'
import { checkCounted, clearAttempts, requireAttempt } from '../../../session/server/queries/attempts.ts'
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
import { openEnrolment } from '../queries/enrolments.ts'
import { finishStep } from '../queries/finish-step.ts'
import { checkCode, consumeCode } from '../queries/given-codes.ts'
import { composeFactorMail, notifyOwner } from '../queries/owners.ts'
import { countRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from '../queries/recovery-codes.ts'
import { insertTotp, type Of } from '../queries/totp.ts'
import { begin } from './begin.ts'

export function signInRoutes(services: AppServices, serve: Serve): void {
  const { db, clock, log } = services

  const keyOf = ({ accountId }: Of) => `second factor ${accountId}`

  /** Counts a code of an account over all of its sign-ins: whoever knows the password can begin any number of them. */
  function countCode(of: Of) {
    return requireAttempt(services, giveSecondFactor, { key: keyOf(of), ...codeLimit })
  }

  serve(giveSecondFactor, async ({ input, context }) => {
    // Refuses where too many passwords are being hashed, before the try is counted; a code of an app needs no hash.
    if (readCode(input.code)?.kind === 'recoveryCode') services.passwords.requireRoom()
    const pending = await tryPending(services, input.pending)
    if (!pending) throw new Refusal(giveSecondFactor, 'pendingOver', { data: { isOver: true } })
    const counted = await countCode(pending)
    const check = () => checkCode(services, pending, input.code)
    const code = await checkCounted(db, [counted], check, () => refundPendingTry(db, pending))
    if (!code) {
      const { companyId, accountId } = pending
      recordRefusedSignIn(services, { companyId, accountId }).catch((error: unknown) =>
        log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
      )
      throw new Refusal(giveSecondFactor, 'wrongCode')
    }
    const signedIn = await finishStep(services, pending, {
      sender: context,
      prove: async ({ db: transaction, now, record }) => {
        if (!(await consumeCode(transaction, pending, code, now)))
          throw new Refusal(giveSecondFactor, 'codeUsed')
        if (code.kind === 'totp') return code.kind
        const left = await countRecoveryCodes(transaction, pending)
        record({ action: 'recoveryCode.used', details: { to: { count: left } } })
        const word = composeFactorMail(context.locale, 'recoveryCodeUsed', { left })
        await notifyOwner(transaction, pending, { word, now })
        return code.kind
      },
    })
    await clearAttempts(db, keyOf(pending))
    return signedIn
  })

  serve(beginTotpInSignIn, async ({ input }) => {
    const pending = await findPending(services, input.pending)
    if (!pending) throw new Refusal(beginTotpInSignIn, 'pendingOver', { data: { isOver: true } })
    return begin(services, pending)
  })

  serve(addTotpInSignIn, async ({ input, context }) => {
    const pending = await findPending(services, input.pending)
    const over = () => new Refusal(addTotpInSignIn, 'pendingOver', { data: { isOver: true } })
    if (!pending) throw over()
    const secret = openEnrolment(services, pending, input.enrolment)
    if (secret === null) throw new Refusal(addTotpInSignIn, 'enrolmentOver')
    const step = stepOfCode(secret, input.code.replaceAll(/\s/g, ''), clock.now())
    if (step === null) throw new Refusal(addTotpInSignIn, 'wrongCode')
    const codes = await makeRecoveryCodes(services)
    const signedIn = await finishStep(services, pending, {
      sender: context,
      prove: async ({ db: transaction, now, record }) => {
        // For accounts without any factor only; others must use theirs.
        const { companyId, accountId } = pending
        const known = await listSecondFactors(transaction, { companyId, id: accountId })
        if (known.length > 0) throw over()
        const within = { ...services, db: transaction }
        if (!(await insertTotp(within, pending, { secret, step, now }))) throw over()
        await replaceRecoveryCodes(transaction, pending, codes)
        record({ action: 'secondFactor.added', details: {} })
        await notifyOwner(transaction, pending, { word: composeFactorMail(context.locale, 'added'), now })
        return 'totp'
      },
    })
    return { ...signedIn, recoveryCodes: [...codes.plain] }
  })
}
