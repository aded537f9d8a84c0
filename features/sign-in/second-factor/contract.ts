import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing } from '@candor/call/fields'
import * as z from 'zod/mini'
import { SignedIn } from '../session/contract.ts'

const defineCall = callsOf('second-factor')

/**
 * Refusals of calls that change an account's factors, which need a fresh proof of the owner. `proofNeeded` and
 * `wrongProof` name the field in `data.field`.
 */
export const proofRefusals = {
  feature: 'second-factor',
  refusals: {
    proofNeeded: codes.invalidInput,
    wrongProof: codes.wrongCredentials,
    signInAgain: codes.wrongCredentials,
    codeUsed: codes.wrongCredentials,
    wrongRecoveryCode: codes.wrongCredentials,
    tooMany: codes.tooMany,
  },
} as const

/** The proofs of the owner, one of which a change of the factors needs. */
export const ownerProofs = ['password', 'passwordOrCode', 'code', 'freshSignIn'] as const

/** The proof of the owner: the password, or a code. */
export const Proof = z.optional(z.string().check(z.maxLength(200)))

/** A code of an authenticator app or a recovery code, as typed. */
const TypedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** Id of a waiting sign-in, from the reply to its first step. */
export const PendingToken = z.string().check(z.minLength(1), z.maxLength(100))

/** A new secret of an authenticator app, which a first code must confirm. */
const Enrolment = z.string().check(z.minLength(1), z.maxLength(1000))

const Begun = z.object({
  /** The secret in base32, for typing it in. */
  secret: z.string(),
  /** QR code of the secret, as an image address. */
  qrCode: z.string(),
  /** The sealed secret, to be sent back with the first code. */
  enrolment: z.string(),
})

/** Refusals of the second step; after `pendingOver` the sign-in must start over. */
export const stepRefusals = {
  pendingOver: codes.wrongCredentials,
  wrongCode: codes.wrongCredentials,
  codeUsed: codes.wrongCredentials,
  /** Wrong or used. */
  wrongRecoveryCode: codes.wrongCredentials,
  tooMany: codes.tooMany,
} as const

export const getSecondFactor = defineCall({
  method: 'GET',
  path: '/admin/user/secondFactor',
  summary: 'The second factors of one’s own account',
  access: 'user',
  input: z.object({}),
  reply: z.object({
    hasTotp: z.boolean(),
    hasPasskey: z.boolean(),
    /** Number of unused recovery codes; null where the account has no second factor. */
    recoveryCodesLeft: z.nullable(z.number()),
    /** Whether the company requires a second factor. */
    isDemanded: z.boolean(),
    /** The kind of proof that a change of the factors needs. */
    proofBy: z.enum(ownerProofs),
    /** Whether the sign-in is recent enough to be the proof, where there is no other. */
    isFresh: z.boolean(),
  }),
})

/** Stores nothing: the new secret counts once a code of the app has confirmed it. */
export const beginTotp = defineCall({
  method: 'POST',
  path: '/admin/user/secondFactor/begin',
  summary: 'Makes the secret of an authenticator app',
  access: 'user',
  input: z.object({}),
  reply: Begun,
})

/** The recovery codes are in this reply only; none where the account has some already. */
export const addTotp = defineCall({
  method: 'POST',
  path: '/admin/user/secondFactor/add',
  summary: 'Adds an authenticator app by its first code',
  access: 'user',
  sends: 'json',
  input: z.object({ enrolment: Enrolment, code: TypedCode, proof: Proof }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: {
    alreadyThere: codes.changedMeanwhile,
    enrolmentOver: codes.invalidInput,
    wrongCode: codes.wrongCredentials,
  },
})

export const removeTotp = defineCall({
  method: 'POST',
  path: '/admin/user/secondFactor/remove',
  summary: 'Removes the authenticator app of one’s own account',
  access: 'user',
  sends: 'json',
  input: z.object({ proof: Proof }),
  reply: Nothing,
  refusals: { demanded: codes.noPermission },
})

/** The previous codes stop working; the new ones are in this reply only. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/admin/user/secondFactor/renewCodes',
  summary: 'Makes new recovery codes in place of those there are',
  access: 'user',
  sends: 'json',
  input: z.object({ proof: Proof }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: { noFactor: codes.invalidInput },
})

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. Five tries for one sign-in. */
export const giveSecondFactor = defineCall({
  method: 'POST',
  path: '/admin/login/secondFactor',
  summary: 'Goes on with a sign-in by a code',
  access: 'public',
  sends: 'json',
  input: z.object({ pending: PendingToken, code: TypedCode }),
  reply: SignedIn,
  refusals: stepRefusals,
})

/** Begins an authenticator app for an account without a second factor whose company requires one. */
export const beginTotpInSignIn = defineCall({
  method: 'POST',
  path: '/admin/login/secondFactor/begin',
  summary: 'Makes the secret of an authenticator app for a sign-in that waits for one',
  access: 'public',
  sends: 'json',
  input: z.object({ pending: PendingToken }),
  reply: Begun,
  refusals: { pendingOver: stepRefusals.pendingOver },
})

/** Adds the app and opens the session; the recovery codes are in this reply only. */
export const addTotpInSignIn = defineCall({
  method: 'POST',
  path: '/admin/login/secondFactor/add',
  summary: 'Adds an authenticator app by its first code and goes on with the sign-in',
  access: 'public',
  sends: 'json',
  input: z.object({ pending: PendingToken, enrolment: Enrolment, code: TypedCode }),
  reply: z.extend(SignedIn, { recoveryCodes: z.array(z.string()) }),
  refusals: {
    pendingOver: stepRefusals.pendingOver,
    wrongCode: stepRefusals.wrongCode,
    enrolmentOver: codes.invalidInput,
  },
})
