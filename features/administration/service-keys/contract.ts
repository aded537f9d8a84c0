import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('service-keys')

export const maxKeyName = 60

/** Purpose of a key: the import of results, or the company's directory. Neither works for the other. */
const keyPurposes = ['import', 'directory'] as const
export type KeyPurpose = (typeof keyPurposes)[number]

export const listServiceKeys = defineCall({
  method: 'GET',
  path: '/admin/config/serviceKeys/list',
  summary: 'The service keys of the company, newest first; never the keys themselves',
  access: 'admin',
  input: z.object({}),
  reply: z.array(
    z.object({
      keyId: z.string(),
      name: z.string(),
      purpose: z.enum(keyPurposes),
      /** The last 4 characters; null for keys from before these were stored. */
      hint: z.nullable(z.string()),
      /** Null for a key that was created on the server's command line. */
      madeBy: z.nullable(z.string()),
      /** Epoch milliseconds. */
      madeAt: z.number(),
      revokedAt: z.nullable(z.number()),
    }),
  ),
})

const KeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxKeyName))
const MadeKey = z.object({ keyId: z.string(), key: z.string() })

/** The key is in this reply only: the server stores its hash. */
export const makeServiceKey = defineCall({
  method: 'POST',
  path: '/admin/config/serviceKeys/make',
  summary: 'Makes a service key for the import of results',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ name: KeyName }),
  reply: MadeKey,
})

/** A directory changes accounts and their addresses: only super administrators give it a key. */
export const makeDirectoryKey = defineCall({
  method: 'POST',
  path: '/admin/config/directoryKeys/make',
  summary: 'Makes a key for the company’s directory',
  access: 'superAdmin',
  sends: 'json',
  input: z.strictObject({ name: KeyName }),
  reply: MadeKey,
})

/** From the next request on the key is refused. Any administrator may revoke a key: that takes a right away alone. */
export const revokeServiceKey = defineCall({
  method: 'POST',
  path: '/admin/config/serviceKeys/revoke',
  summary: 'Revokes a service key',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ keyId: WireId }),
  reply: Nothing,
  onFailure: ['toast'],
})
