import type { CallRequest, RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { refundAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { recordRefusedSignIn } from '../../../../platform/audit/server/actions/sign-ins.ts'
import { finishStep } from '../../../second-factor/server/actions/finish-step.ts'
import { addressLimit } from '../../../session/rules/sign-in.ts'
import { finishSignIn } from '../../../session/server/actions/finish-sign-in.ts'
import { tryPending } from '../../../session/server/queries/pending-sign-ins.ts'
import { givePasskey, passkeyRefusals, type signInByPasskey } from '../../contract.ts'
import type { Of } from '../queries/challenges.ts'
import { findPasskey } from '../queries/passkeys.ts'
import { handleOf, requireSite, wrongPasskey } from './ask.ts'
import { decoyKey } from './decoy-key.ts'
import { finishWith } from './finish-with.ts'
import { verifyUse } from './verify.ts'

/** Starts after the reply is sent: its time must not reveal which passkeys exist. */
function recordRefused(services: AppServices, { companyId, accountId }: Of): void {
  setImmediate(() =>
    recordRefusedSignIn(services, { companyId, accountId }).catch((error: unknown) =>
      services.log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
    ),
  )
}

/** Counts a try by address only: a passkey cannot be guessed, and nobody can lock its owner out. */
async function countTry(services: AppServices, { address }: RequestContext): Promise<() => Promise<void>> {
  const limit = { key: `passkey from ${networkOf(address)}`, ...addressLimit }
  const { key, windowStart } = await requireAttempt(services, passkeyRefusals, limit)
  return () => refundAttempt(services.db, key, windowStart)
}

/** Signs in the account of a passkey. */
export async function signIn(
  services: AppServices,
  { input: { use }, context }: Pick<CallRequest<typeof signInByPasskey>, 'input' | 'context'>,
) {
  const site = requireSite(services)
  const forgive = await countTry(services, context)
  const passkey = await findPasskey(services.db, use.id)
  const expected = { site, purpose: { purpose: 'signIn', of: null } } as const
  const proven = await verifyUse(services, use, { ...expected, publicKey: passkey?.publicKey ?? decoyKey })
  const isOwn = passkey !== null && use.response.userHandle === handleOf(passkey.accountId)
  if (!passkey || !proven || !isOwn) {
    if (passkey) recordRefused(services, passkey)
    throw wrongPasskey()
  }
  const { accountId, companyId, userType, passwordHash } = passkey
  const account = { id: accountId, companyId, userType, passwordHash }
  const signedIn = await finishWith(services, { passkey, counter: proven.counter }, (prove) =>
    finishSignIn(services, account, { way: 'passkey', sender: context, prove }),
  )
  await forgive()
  return signedIn
}

/** Finishes the second step of a sign-in with a passkey of its account. */
export async function giveInStep(
  services: AppServices,
  { input: { pending: token, use }, context }: Pick<CallRequest<typeof givePasskey>, 'input' | 'context'>,
) {
  const site = requireSite(services)
  const pending = await tryPending(services, token)
  if (!pending) throw new Refusal(givePasskey, 'pendingOver', { data: { isOver: true } })
  const stored = await findPasskey(services.db, use.id)
  const passkey = stored?.accountId === pending.accountId ? stored : null
  const expected = { site, purpose: { purpose: 'secondFactor', of: pending } } as const
  const proven = await verifyUse(services, use, { ...expected, publicKey: passkey?.publicKey ?? decoyKey })
  const { userHandle = handleOf(pending.accountId) } = use.response
  if (!passkey || !proven || userHandle !== handleOf(pending.accountId)) {
    recordRefused(services, pending)
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
}
