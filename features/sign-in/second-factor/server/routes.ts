import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { type ActOf, auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../platform/audit/server/actions/without-idempotency-key.ts'
import { listSecondFactors } from '../../session/server/queries/second-factors.ts'
import { findSignInPolicy } from '../../sign-in-rules/server/queries/policy.ts'
import { addTotp, beginTotp, getSecondFactor, removeTotp, renewRecoveryCodes } from '../contract.ts'
import { stepOfCode } from '../rules/totp.ts'
import { openEnrolment } from './actions/enrolments.ts'
import { checkProof, consumeProof, findProofFacts } from './actions/proofs.ts'
import { removeFactor } from './queries/factors.ts'
import { composeFactorMail, notifyOwner } from './queries/owners.ts'
import {
  countRecoveryCodes,
  giveRecoveryCodes,
  makeFirstCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from './queries/recovery-codes.ts'
import { insertTotp } from './queries/totp.ts'
import { begin } from './routes/begin.ts'
import { signInRoutes } from './routes/sign-in.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(getSecondFactor, async ({ viewer }) => {
    const [kinds, left, policy, proof] = await Promise.all([
      listSecondFactors(db, { companyId: viewer.companyId, id: viewer.accountId }),
      countRecoveryCodes(db, viewer),
      findSignInPolicy(db, viewer.companyId),
      findProofFacts(services, viewer),
    ])
    return {
      hasTotp: kinds.includes('totp'),
      hasPasskey: kinds.includes('passkey'),
      recoveryCodesLeft: kinds.length > 0 ? left : null,
      isDemanded: policy.demandsSecondFactor,
      proofBy: proof.by,
      isFresh: proof.isFresh,
    }
  })

  serve(beginTotp, ({ viewer }) => begin(services, viewer))

  serve(addTotp, async (request) => {
    const { input, viewer, context } = request
    const secret = openEnrolment(services, viewer, input.enrolment)
    if (secret === null) throw new Refusal(addTotp, 'enrolmentOver')
    const step = stepOfCode(secret, input.code.replaceAll(/\s/g, ''), clock.now())
    if (step === null) throw new Refusal(addTotp, 'wrongCode', { data: { field: 'code' } })
    const proof = await checkProof(services, viewer, input.proof)
    const codes = await makeFirstCodes(services, viewer)
    const change = async (doing: ActOf<typeof addTotp>) => {
      await consumeProof(doing.db, viewer, proof, doing.now)
      const isNew = await insertTotp(doing.services, viewer, { secret, step, now: doing.now })
      if (!isNew) throw new Refusal(addTotp, 'alreadyThere')
      const newCodes = await giveRecoveryCodes(doing.services, viewer, codes)
      doing.record({ action: 'secondFactor.added', details: {} })
      await notifyOwner(doing.db, viewer, {
        word: composeFactorMail(context.locale, 'added'),
        now: doing.now,
      })
      return { recoveryCodes: [...newCodes] }
    }
    return auditedTransaction(services, addTotp, withoutIdempotencyKey(request), change, {
      locksAccount: true,
    })
  })

  serve(removeTotp, async (request) => {
    const { input, viewer, context } = request
    const proof = await checkProof(services, viewer, input.proof)
    const change = async (doing: ActOf<typeof removeTotp>) => {
      await consumeProof(doing.db, viewer, proof, doing.now)
      const { demandsSecondFactor } = await findSignInPolicy(doing.db, viewer.companyId)
      const removed = await removeFactor(doing.db, viewer, 'totp')
      if (!removed.wasThere) return null
      if (demandsSecondFactor && removed.left === 0) throw new Refusal(removeTotp, 'demanded')
      doing.record({ action: 'secondFactor.removed', details: {} })
      await notifyOwner(doing.db, viewer, {
        word: composeFactorMail(context.locale, 'removed'),
        now: doing.now,
      })
      return null
    }
    return auditedTransaction(services, removeTotp, withoutIdempotencyKey(request), change, {
      locksAccount: true,
    })
  })

  serve(renewRecoveryCodes, async (request) => {
    const { input, viewer, context } = request
    const proof = await checkProof(services, viewer, input.proof)
    const codes = await makeRecoveryCodes(services, viewer)
    const change = async (doing: ActOf<typeof renewRecoveryCodes>) => {
      await consumeProof(doing.db, viewer, proof, doing.now)
      const kinds = await listSecondFactors(doing.db, { companyId: viewer.companyId, id: viewer.accountId })
      if (kinds.length === 0) throw new Refusal(renewRecoveryCodes, 'noFactor')
      await replaceRecoveryCodes(doing.db, viewer, codes)
      doing.record({ action: 'recoveryCodes.renewed', details: {} })
      await notifyOwner(doing.db, viewer, {
        word: composeFactorMail(context.locale, 'codesRenewed'),
        now: doing.now,
      })
      return { recoveryCodes: [...codes.plain] }
    }
    return auditedTransaction(services, renewRecoveryCodes, withoutIdempotencyKey(request), change, {
      locksAccount: true,
    })
  })

  signInRoutes(services, serve)
}
