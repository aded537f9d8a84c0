import type { AppServices } from '@candor/db/database'
import * as openid from 'openid-client'
import * as z from 'zod/mini'
import type { authMethods } from '../../contract/providers.ts'
import { formsOf, type SecretForm } from '../../rules/secret-form.ts'

/** The settings of a provider. */
export interface KnownProvider {
  readonly id: string
  readonly issuer: string
  readonly clientId: string
  readonly authMethod: (typeof authMethods)[number]
  /** The client secret, or the private key as a JWK. */
  readonly secret: string
  /** The form in which the provider took the secret; null where nobody tested it. */
  readonly secretForm: SecretForm | null
  /** Changes with the settings, so that nothing cached is used after a change. */
  readonly changedAt: Date
}

/** A provider's published configuration, with its last signing keys. */
interface Description {
  readonly server: openid.ServerMetadata
  keys: NonNullable<ReturnType<typeof openid.getJwksCache>> | null
  readonly until: number
}

/** How long configurations are cached, and how many. Keys are refreshed sooner. */
const keptMs = 10 * 60 * 1000
const maxKept = 200
/** Tolerated difference of the provider's clock (seconds). */
const clockTolerance = 60
/** Seconds until the library fetches keys again when it finds none. */
const keysFreshSeconds = 60
/** The library's own timeout; that of outgoing requests is shorter. */
const timeoutSeconds = 10

export const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** The fields of an own private key, as it was exported. */
const PrivateJwk = z.looseObject({ kty: z.string(), kid: z.optional(z.string()) })

function bySecret(secret: string, form: SecretForm): openid.ClientAuth {
  if (form === 'basic') return openid.ClientSecretBasic(secret)
  if (form === 'post') return openid.ClientSecretPost(secret)
  return (_server, client, _body, headers) => {
    headers.set('authorization', `Basic ${Buffer.from(`${client.client_id}:${secret}`).toString('base64')}`)
  }
}

/** The client's proof of itself; a secret goes in the form that was tested, else the first of the discovery document. */
export async function clientAuth(
  { authMethod, secret, clientId, secretForm }: KnownProvider,
  server: openid.ServerMetadata,
): Promise<openid.ClientAuth> {
  const [firstForm] = formsOf(server.token_endpoint_auth_methods_supported)
  if (authMethod === 'client_secret') return bySecret(secret, secretForm ?? firstForm)
  const jwk = PrivateJwk.parse(JSON.parse(secret))
  const key = await crypto.subtle.importKey('jwk', jwk, signingAlgorithm, false, ['sign'])
  return openid.PrivateKeyJwt({ key, kid: jwk.kid ?? clientId })
}

/** The configuration for one sign-in; `keepKeys` caches the provider's signing keys for the next. */
interface Speaking {
  readonly config: openid.Configuration
  keepKeys(): void
}

/** Sends the library's requests through the server's own client for outside addresses. */
function askOutside(outside: AppServices['outside']): openid.CustomFetch {
  return (url, { method, headers, body }) => {
    const text = body instanceof URLSearchParams ? body.toString() : body
    const sent = typeof text === 'string' || text instanceof Uint8Array ? text : undefined
    return outside.fetch(url, { method, headers, body: sent })
  }
}

/** The cache of provider configurations, each for some minutes. */
export function openProviderConfigs({ outside }: Pick<AppServices, 'outside'>) {
  const kept = new Map<string, Description>()
  const ask = askOutside(outside)

  function allowingPlain({ issuer }: KnownProvider): ((config: openid.Configuration) => void)[] {
    return outside.allowsPrivate && issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  }

  /** Fetches a provider's configuration. */
  async function discover(provider: KnownProvider): Promise<openid.Configuration> {
    const options = { execute: allowingPlain(provider), [openid.customFetch]: ask, timeout: timeoutSeconds }
    return openid.discovery(new URL(provider.issuer), provider.clientId, {}, openid.None(), options)
  }

  async function descriptionOf(provider: KnownProvider): Promise<Description> {
    const key = `${provider.id} ${provider.changedAt.getTime()}`
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known
    const { supportsPKCE: _, ...server } = (await discover(provider)).serverMetadata()
    const description = { server, keys: null, until: Date.now() + keptMs }
    kept.delete(key)
    kept.set(key, description)
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return description
  }

  /**
   * Prepares one sign-in. Cached keys count as at least a minute old, so that a missing key is fetched at once: the
   * provider may just have changed its keys.
   */
  async function configFor(provider: KnownProvider): Promise<Speaking> {
    const description = await descriptionOf(provider)
    const { server, keys } = description
    const metadata = { [openid.clockTolerance]: clockTolerance }
    const config = new openid.Configuration(
      server,
      provider.clientId,
      metadata,
      await clientAuth(provider, server),
    )
    config[openid.customFetch] = ask
    config.timeout = timeoutSeconds
    for (const execute of [openid.enableNonRepudiationChecks, ...allowingPlain(provider)]) execute(config)
    if (keys) {
      const uat = Math.min(keys.uat, Math.floor(Date.now() / 1000) - keysFreshSeconds)
      openid.setJwksCache(config, { jwks: keys.jwks, uat })
    }
    const keepKeys = () => {
      description.keys = openid.getJwksCache(config) ?? null
    }
    return { config, keepKeys }
  }

  return { discover, configFor }
}
