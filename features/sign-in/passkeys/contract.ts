import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { PendingToken, Proof, stepRefusals } from '../second-factor/contract.ts'
import { SignedIn } from '../session/contract.ts'

const defineCall = callsOf('passkeys')

/** The most characters of a passkey's name. */
export const longestName = 60

/**
 * Refusals of all calls with an authenticator. An unknown passkey, one of another account, a wrong signature, another
 * site, a counter that went back and an expired challenge are all `wrongPasskey`.
 */
export const passkeyRefusals = {
  feature: 'passkeys',
  refusals: { off: codes.switchedOff, wrongPasskey: codes.wrongCredentials, tooMany: codes.tooMany },
} as const

const Base64url = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w-]+$/))

/** The longest id of a passkey, 1,023 bytes, in base64url. */
const CredentialId = Base64url(1364)
const ClientData = Base64url(4000)
const Kind = z.literal('public-key')

/** The browser's answer after using a passkey. */
const Use = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Kind,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: Base64url(4000),
    signature: Base64url(2000),
    userHandle: z.optional(Base64url(100)),
  }),
})

/** The browser's answer after making a passkey. */
const Made = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Kind,
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: Base64url(16_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

const Named = z.object({ id: z.string(), type: Kind, transports: z.optional(z.array(z.string())) })

/** WebAuthn options for the browser. */
const UseOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  /** Empty: any passkey that the person chooses. */
  allowCredentials: z.array(Named),
  userVerification: z.literal('required'),
})

const MakeOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: Kind })),
  excludeCredentials: z.array(Named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName))

export const listOwnPasskeys = defineCall({
  method: 'GET',
  path: '/admin/user/passkeys',
  summary: 'The passkeys of one’s own account, the newest first',
  access: 'user',
  input: z.object({}),
  reply: z.object({
    passkeys: z.array(
      z.object({
        passkeyId: z.string(),
        name: z.string(),
        /** Read from the user agent; null where it is missing or unknown. */
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        /** Epoch milliseconds. */
        addedTime: z.number(),
        /** Null: never. */
        lastUsedTime: z.nullable(z.number()),
      }),
    ),
    /** Whether the company lets people sign in by passkey; otherwise passkeys are second factors only. */
    signsIn: z.boolean(),
  }),
})

/** Needs a fresh proof of the owner: the options are for this account, once. */
export const beginPasskey = defineCall({
  method: 'POST',
  path: '/admin/user/passkeys/begin',
  summary: 'What a browser makes a passkey of',
  access: 'user',
  sends: 'json',
  input: z.object({ proof: Proof }),
  reply: z.object({ options: MakeOptions }),
  refusals: { full: codes.quotaUsedUp },
})

/** The recovery codes are in this reply only; none where the account has some already. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/admin/user/passkeys/add',
  summary: 'Adds a passkey to one’s own account',
  access: 'user',
  sends: 'json',
  input: z.object({ name: Name, made: Made }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: { notMade: codes.invalidInput, full: codes.quotaUsedUp, there: codes.changedMeanwhile },
})

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/admin/user/passkeys/rename',
  summary: 'Gives a passkey of one’s own account another name',
  access: 'user',
  sends: 'json',
  input: z.object({ passkeyId: WireId, name: Name }),
  reply: Nothing,
  refusals: { gone: codes.notFound },
})

export const removePasskey = defineCall({
  method: 'POST',
  path: '/admin/user/passkeys/remove',
  summary: 'Removes a passkey of one’s own account',
  access: 'user',
  sends: 'json',
  input: z.object({ passkeyId: WireId, proof: Proof }),
  reply: Nothing,
  refusals: { gone: codes.notFound, demanded: codes.noPermission },
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/admin/login/passkey/begin',
  summary: 'What a browser signs in by a passkey with',
  access: 'public',
  sends: 'json',
  input: z.object({}),
  reply: z.object({ options: UseOptions }),
})

export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/admin/login/passkey',
  summary: 'Signs in by a passkey',
  access: 'public',
  sends: 'json',
  input: z.object({ use: Use }),
  reply: SignedIn,
})

export const beginPasskeyStep = defineCall({
  method: 'POST',
  path: '/admin/login/secondFactor/passkey/begin',
  summary: 'What a browser goes on with a sign-in by a passkey with',
  access: 'public',
  sends: 'json',
  input: z.object({ pending: PendingToken }),
  reply: z.object({ options: UseOptions }),
  refusals: { pendingOver: stepRefusals.pendingOver },
})

/** The second step of a sign-in, by a passkey of the account. */
export const givePasskey = defineCall({
  method: 'POST',
  path: '/admin/login/secondFactor/passkey',
  summary: 'Goes on with a sign-in by a passkey',
  access: 'public',
  sends: 'json',
  input: z.object({ pending: PendingToken, use: Use }),
  reply: SignedIn,
  refusals: { pendingOver: stepRefusals.pendingOver },
})
