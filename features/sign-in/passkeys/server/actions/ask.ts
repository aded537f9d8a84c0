import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { passkeyRefusals } from '../../contract.ts'
import { algorithms, askLimit, challengeMinutes } from '../../rules/limits.ts'
import { type PasskeySite, passkeySite } from '../../rules/site.ts'
import { addChallenge, type ChallengePurpose } from '../queries/challenges.ts'
import type { PasskeyRow } from '../queries/passkeys.ts'

export const wrongPasskey = () => new Refusal(passkeyRefusals, 'wrongPasskey')

export function requireSite({ settings }: Pick<AppServices, 'settings'>): PasskeySite {
  const site = passkeySite(settings.publicUrl)
  if (site) return site
  throw new Refusal(passkeyRefusals, 'off')
}

/** Counts a question to an authenticator. Each question is kept until it is answered or over. */
export async function countAsking(services: AppServices, { address }: RequestContext): Promise<void> {
  const key = `passkey asked from ${networkOf(address)}`
  await requireAttempt(services, passkeyRefusals, { key, ...askLimit })
}

/** An account, as an authenticator keeps it with a passkey. */
export function handleOf(accountId: AccountId): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')
}

const named = (rows: readonly Pick<PasskeyRow, 'credentialId' | 'transports'>[]) =>
  rows.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }))

const timeout = challengeMinutes * 60_000

/** Options of a browser for an account's new passkey. The authenticator refuses if it has one of `passkeys`. */
export function creationOptions(
  { id }: PasskeySite,
  {
    challenge,
    company,
    account: { id: accountId, email, name },
    passkeys,
  }: {
    challenge: Uint8Array
    company: string
    account: { id: AccountId; email: string; name: string }
    passkeys: Parameters<typeof named>[0]
  },
) {
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    timeout,
    rp: { id, name: company },
    user: { id: handleOf(accountId), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: named(passkeys),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

/** Options of a browser for a use of one of these passkeys; of any passkey where there are none. */
export async function useOptions(
  { db, clock }: AppServices,
  { id: rpId }: PasskeySite,
  purpose: ChallengePurpose,
  allowed: Parameters<typeof named>[0],
) {
  const challenge = await addChallenge(db, purpose, clock.now())
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    timeout,
    rpId,
    allowCredentials: named(allowed),
    userVerification: 'required' as const,
  }
}
