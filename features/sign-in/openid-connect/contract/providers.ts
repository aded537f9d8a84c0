import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('openid-connect')

export const maxLabel = 60
export const maxIssuer = 300
export const maxClientId = 200
export const maxSecret = 1000
const maxDomains = 20
export const maxProviders = 10

/** Client authentication to a provider: by a secret that the provider gave, or by a key of its own. */
export const authMethods = ['client_secret', 'private_key_jwt'] as const

/** The outcome of asking a provider for its configuration. */
export const providerFaults = [
  'closedAddress',
  'tooLarge',
  'tooSlow',
  'unreachable',
  'notOpenId',
  'noPublicKeys',
  /** The key that sealed the secret is gone. */
  'secretLost',
  /** The provider does not take the client ID or its secret. */
  'clientRefused',
  /** The answer to the token request says nothing about the client. */
  'otherAnswer',
] as const

/** The outcome of looking for the record of a domain. */
export const domainStates = ['proved', 'missing', 'otherValue', 'noAnswer', 'taken'] as const
export type DomainState = (typeof domainStates)[number]

/** A provider of the company, without its secret. */
export const ProviderEntry = z.object({
  providerId: z.string(),
  label: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  authMethod: z.enum(authMethods),
  domains: z.array(
    z.object({
      domain: z.string(),
      /** When its record was found; null: not proved. */
      provedAt: z.nullable(z.number()),
      checkedAt: z.nullable(z.number()),
      /** The TXT record that proves it. */
      recordName: z.string(),
      recordValue: z.string(),
    }),
  ),
  /** Changes each time the provider is saved. */
  revision: z.number(),
  /** Address of the server's public keys, for the provider. */
  keysUrl: z.nullable(z.string()),
  links: z.number(),
})

/** The providers of the company, without their secrets. */
export const listProviders = defineCall({
  method: 'GET',
  path: '/admin/config/providers/list',
  summary: 'The company’s own providers of identities',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    providers: z.array(ProviderEntry),
    /** Redirect address, for the provider. */
    returnUrl: z.string(),
    /** Whether the caller may add, change and remove providers: super administrators do. */
    mayChange: z.boolean(),
  }),
})

/**
 * A secret that is left out stays. Another issuer or authentication method needs a new one. A change names the
 * `revision` that it began from; another administrator may have saved a later one, which the refusal holds.
 */
export const saveProvider = defineCall({
  method: 'POST',
  path: '/admin/config/providers/save',
  summary: 'Adds or changes a provider of the company',
  access: 'superAdmin',
  sends: 'json',
  input: z.strictObject({
    providerId: OptionalWireId,
    revision: z.optional(z.number().check(z.int(), z.minimum(0))),
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLabel)),
    issuer: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxIssuer)),
    clientId: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxClientId)),
    authMethod: z.enum(authMethods),
    clientSecret: z.optional(z.string().check(z.maxLength(maxSecret))),
    domains: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(253)))
      .check(z.minLength(1), z.maxLength(maxDomains)),
  }),
  reply: z.object({ providerId: z.string() }),
  refusals: {
    badIssuer: codes.invalidInput,
    sharedIssuer: codes.invalidInput,
    changedMeanwhile: codes.changedMeanwhile,
    badDomain: codes.invalidInput,
    domainTaken: codes.invalidInput,
    secretMissing: codes.invalidInput,
    tooManyProviders: codes.invalidInput,
  },
})

/** Accounts with no other way cannot sign in any more; open sessions stay. */
export const removeProvider = defineCall({
  method: 'POST',
  path: '/admin/config/providers/remove',
  summary: 'Removes a provider of the company',
  access: 'superAdmin',
  sends: 'json',
  input: z.strictObject({ providerId: WireId }),
  reply: Nothing,
  onFailure: ['toast'],
})

/** Looks for the TXT record of a domain now. */
export const checkDomain = defineCall({
  method: 'POST',
  path: '/admin/config/providers/domain/check',
  summary: 'Looks whether a domain of a provider is proved to be the company’s own',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ providerId: WireId, domain: z.string().check(z.minLength(1), z.maxLength(253)) }),
  reply: z.object({ state: z.enum(domainStates) }),
  refusals: { tooMany: codes.tooMany },
})

/** Asks the provider for its configuration, and for tokens with a made-up code. Stores the form that its secret takes. */
export const tryProvider = defineCall({
  method: 'POST',
  path: '/admin/config/providers/try',
  summary: 'Looks whether a provider of the company can be spoken to',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ providerId: WireId }),
  reply: z.object({
    fault: z.nullable(z.enum(providerFaults)),
    /** Whether the provider has a sign-out address. */
    hasLogout: z.boolean(),
    /** The provider's answer to the token request; null where none was sent. */
    answer: z.nullable(
      z.object({ status: z.number(), error: z.nullable(z.string()), description: z.nullable(z.string()) }),
    ),
  }),
  refusals: { tooMany: codes.tooMany },
})
