import type { InputOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import * as z from 'zod/mini'
import type { addPasskey, signInByPasskey } from '../../contract.ts'
import { algorithms } from '../../rules/limits.ts'
import type { PasskeySite } from '../../rules/site.ts'
import { type ChallengePurpose, consumeChallenge } from '../queries/challenges.ts'

export type SentUse = InputOf<typeof signInByPasskey>['use']
export type SentPasskey = InputOf<typeof addPasskey>['made']

/** The other fields of the browser's data are checked with the signature. */
const ClientData = z.object({ challenge: z.string(), crossOrigin: z.optional(z.literal(false)) })

function readChallenge(clientDataJSON: string): string | null {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const { success, data } = z.safeParse(ClientData, clientData)
    return success ? data.challenge : null
  } catch {
    return null
  }
}

/** Uses up the challenge that a browser says it answered; null where it was not made for this, is over or used. */
async function consumeAnswered(
  { db, clock }: AppServices,
  clientDataJSON: string,
  purpose: ChallengePurpose,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === null) return null
  return (await consumeChallenge(db, challenge, purpose, clock.now())) ? challenge : null
}

/** The library throws a plain error for data that no authenticator sends. */
async function unlessThrown<Proven>(
  { log }: AppServices,
  verifying: Promise<Proven | null>,
): Promise<Proven | null> {
  try {
    return await verifying
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a passkey was not answered for')
    return null
  }
}

interface Expected {
  readonly site: PasskeySite
  readonly purpose: ChallengePurpose
}

/**
 * Verifies a use of a passkey and returns the authenticator's counter. Null where it was altered, belongs to another
 * site, has a wrong signature, lacks the owner's confirmation by finger, face or number, or answers no challenge of
 * this purpose.
 *
 * The counter is not compared here.
 */
export async function verifyUse(
  services: AppServices,
  use: SentUse,
  { site, purpose, publicKey }: Expected & { readonly publicKey: Uint8Array },
): Promise<{ counter: number } | null> {
  const expectedChallenge = await consumeAnswered(services, use.response.clientDataJSON, purpose)
  if (expectedChallenge === null) return null
  const { userHandle, ...response } = use.response
  const verify = async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...use,
        response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: use.id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? { counter: authenticationInfo.newCounter } : null
  }
  return unlessThrown(services, verify())
}

/**
 * Whether the attestation is of a kind that a browser sends when none was requested: none, or a signature by the
 * passkey itself. Others have certificates, and the library would fetch revocation lists from wherever these say.
 */
function isPlain(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

/** Verifies a new passkey; null where it does not match the request. */
export async function verifyMade(services: AppServices, made: SentPasskey, { site, purpose }: Expected) {
  const expectedChallenge = await consumeAnswered(services, made.response.clientDataJSON, purpose)
  if (expectedChallenge === null) return null
  const { transports = [], ...response } = made.response
  const verify = async () => {
    if (!isPlain(response.attestationObject)) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    // The browser's id of it is not signed, so it must equal the authenticator's.
    return credentialId === made.id ? { credentialId, publicKey, counter, transports } : null
  }
  return unlessThrown(services, verify())
}
