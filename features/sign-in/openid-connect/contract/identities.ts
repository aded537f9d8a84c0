import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Proof } from '../../second-factor/contract.ts'
import { Leaving, Returned, returnRefusals } from './sign-in.ts'

const defineCall = callsOf('openid-connect')

/** The identities linked to the caller's account. */
export const listOwnIdentities = defineCall({
  method: 'GET',
  path: '/admin/user/identities',
  summary: 'The identities at the company’s providers that open one’s own account',
  access: 'user',
  input: z.object({}),
  reply: z.object({
    identities: z.array(
      z.object({ identityId: z.string(), label: z.string(), email: z.string(), linkedAt: z.number() }),
    ),
    /** Providers with identities that can be linked. */
    offered: z.array(z.object({ providerId: z.string(), label: z.string() })),
  }),
})

export const startIdentityLink = defineCall({
  method: 'POST',
  path: '/admin/user/identities/start',
  summary: 'Begins to link an identity with one’s own account',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ providerId: WireId, proof: Proof }),
  reply: Leaving,
  refusals: { providerUnavailable: codes.switchedOff },
})

export const finishIdentityLink = defineCall({
  method: 'POST',
  path: '/admin/user/identities/finish',
  summary: 'Links an identity with one’s own account',
  access: 'user',
  sends: 'json',
  input: z.strictObject(Returned),
  reply: Nothing,
  refusals: returnRefusals,
})

export const unlinkIdentity = defineCall({
  method: 'POST',
  path: '/admin/user/identities/unlink',
  summary: 'Unlinks an identity from one’s own account',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ identityId: WireId, proof: Proof }),
  reply: Nothing,
})
