import type { RequestContext, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { refundAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { recordRefusedSignIn } from '../../../../platform/audit/server/actions/sign-ins.ts'
import { finishStep } from '../../../second-factor/server/actions/finish-step.ts'
import { addressLimit } from '../../../session/rules/sign-in.ts'
import { finishSignIn } from '../../../session/server/actions/finish-sign-in.ts'
import { findPending, tryPending } from '../../../session/server/queries/pending-sign-ins.ts'
import {
  beginPasskeySignIn,
  beginPasskeyStep,
  givePasskey,
  passkeyRefusals,
  signInByPasskey,
} from '../../contract.ts'
import type { Of } from '../queries/challenges.ts'
import { findPasskey, listPasskeys } from '../queries/passkeys.ts'
import { countAsking, handleOf, requireSite, useOptions, wrongPasskey } from './ask.ts'
import { decoyKey } from './decoy-key.ts'
import { finishWith } from './finish-with.ts'
import { verifyUse } from './verify.ts'

/** Sign-in by passkey, and the second step by passkey. */
export function signInRoutes(services: AppServices, serve: Serve): void {
  const { db, log } = services

  // Starts after the reply is sent: its time must not reveal which passkeys exist.
  function recordRefused({ companyId, accountId }: Of): void {
    setImmediate(() =>
      recordRefusedSignIn(services, { companyId, accountId }).catch((error: unknown) =>
        log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
      ),
    )
  }

  /** Counts a try by address only: a passkey cannot be guessed, and nobody can lock its owner out. */
  async function countTry({ address }: RequestContext): Promise<() => Promise<void>> {
    const limit = { key: `passkey from ${networkOf(address)}`, ...addressLimit }
    const { key, windowStart } = await requireAttempt(services, passkeyRefusals, limit)
    return () => refundAttempt(db, key, windowStart)
  }

  serve(beginPasskeySignIn, async ({ context }) => {
    const site = requireSite(services)
    await countAsking(services, context)
    return { options: await useOptions(services, site, { purpose: 'signIn', of: null }, []) }
  })

  serve(signInByPasskey, async ({ input: { use }, context }) => {
    const site = requireSite(services)
    const forgive = await countTry(context)
    const passkey = await findPasskey(db, use.id)
    const expected = { site, purpose: { purpose: 'signIn', of: null } } as const
    const proven = await verifyUse(services, use, { ...expected, publicKey: passkey?.publicKey ?? decoyKey })
    const isOwn = passkey !== null && use.response.userHandle === handleOf(passkey.accountId)
    if (!passkey || !proven || !isOwn) {
      if (passkey) recordRefused(passkey)
      throw wrongPasskey()
    }
    const { accountId, companyId, userType, passwordHash } = passkey
    const account = { id: accountId, companyId, userType, passwordHash }
    const signedIn = await finishWith(services, { passkey, counter: proven.counter }, (prove) =>
      finishSignIn(services, account, { way: 'passkey', sender: context, prove }),
    )
    await forgive()
    return signedIn
  })

  serve(beginPasskeyStep, async ({ input, context }) => {
    const site = requireSite(services)
    await countAsking(services, context)
    const of = await findPending(services, input.pending)
    if (!of) throw new Refusal(beginPasskeyStep, 'pendingOver', { data: { isOver: true } })
    const own = await listPasskeys(db, of)
    if (own.length === 0) throw wrongPasskey()
    return { options: await useOptions(services, site, { purpose: 'secondFactor', of }, own) }
  })

  serve(givePasskey, async ({ input: { pending: token, use }, context }) => {
    const site = requireSite(services)
    const pending = await tryPending(services, token)
    if (!pending) throw new Refusal(givePasskey, 'pendingOver', { data: { isOver: true } })
    const found = await findPasskey(db, use.id)
    const passkey = found?.accountId === pending.accountId ? found : null
    const expected = { site, purpose: { purpose: 'secondFactor', of: pending } } as const
    const proven = await verifyUse(services, use, { ...expected, publicKey: passkey?.publicKey ?? decoyKey })
    const { userHandle = handleOf(pending.accountId) } = use.response
    if (!passkey || !proven || userHandle !== handleOf(pending.accountId)) {
      recordRefused(pending)
      throw wrongPasskey()
    }
    return finishWith(services, { passkey, counter: proven.counter }, (take) =>
      finishStep(services, pending, {
        sender: context,
        prove: async (audited) => {
          await take(audited)
          return 'passkey'
        },
      }),
    )
  })
}
