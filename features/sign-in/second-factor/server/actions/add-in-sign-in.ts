import type { CallRequest } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { checkCounted } from '../../../../platform/access/server/actions/attempts.ts'
import { finishRefusals } from '../../../session/contract.ts'
import {
  findPending,
  refundPendingTry,
  tryPending,
} from '../../../session/server/queries/pending-sign-ins.ts'
import { listSecondFactors } from '../../../session/server/queries/second-factors.ts'
import { addTotpInSignIn } from '../../contract.ts'
import { stepOfCode } from '../../rules/totp.ts'
import { composeFactorMail, notifyOwner } from '../queries/owners.ts'
import { makeRecoveryCodes, replaceRecoveryCodes } from '../queries/recovery-codes.ts'
import { insertTotp, type Of } from '../queries/totp.ts'
import { openEnrolment } from './enrolments.ts'
import { finishStep } from './finish-step.ts'

const isOver = { data: { isOver: true } }
const over = () => new Refusal(addTotpInSignIn, 'pendingOver', isOver)
const overtaken = () => new Refusal(finishRefusals, 'overtaken', isOver)

async function hasFactor(db: Database, { companyId, accountId }: Of): Promise<boolean> {
  return (await listSecondFactors(db, { companyId, id: accountId })).length > 0
}

/** Adds the first factor of an account within its sign-in, and finishes the sign-in. Returns the recovery codes. */
export async function addInSignIn(
  services: AppServices,
  { input, context }: Pick<CallRequest<typeof addTotpInSignIn>, 'input' | 'context'>,
) {
  const { db, clock } = services
  const pending = await findPending(services, input.pending)
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
}
