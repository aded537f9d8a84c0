import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { listSecondFactors } from '../../session/server/queries/second-factors.ts'
import { findSignInPolicy } from '../../sign-in-rules/server/queries/policy.ts'
import { addTotp, beginTotp, getSecondFactor, removeTotp, renewRecoveryCodes } from '../contract.ts'
import { begin } from './actions/begin.ts'
import { addApp, removeApp, renewCodes } from './actions/change-factor.ts'
import { findProofFacts } from './actions/proofs.ts'
import { countRecoveryCodes } from './queries/recovery-codes.ts'
import { signInRoutes } from './routes/sign-in.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

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

  serve(addTotp, (request) => addApp(services, request))

  serve(removeTotp, (request) => removeApp(services, request))

  serve(renewRecoveryCodes, (request) => renewCodes(services, request))

  signInRoutes(services, serve)
}
