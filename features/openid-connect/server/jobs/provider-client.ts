import type { AppServices } from '@candor/db/database'
import { OutsideFault } from '@candor/kernel/outside'
import * as openid from 'openid-client'
import type { authMethods, providerFaults } from '../../contract.ts'
import { type Identity, readIdentity } from '../../rules/claims.ts'

/** All that is needed to speak to a provider. */
export interface KnownProvider {
  readonly id: string
  readonly issuer: string
  readonly clientId: string
  readonly authMethod: (typeof authMethods)[number]
  /** The client's secret, or its private key as a JWK. */
  readonly secret: string
  /** Another one after each change, so that nothing older is kept for it. */
  readonly changedAt: Date
}

/** Why a sign-in at a provider came to nothing. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly reason: 'refusedByProvider' | 'providerUnavailable' | 'invalidAnswer'

  constructor(reason: ProviderFault['reason'], cause: unknown) {
    super(`provider: ${reason}`, { cause })
    this.reason = reason
  }
}

/** A provider as it described itself, with the keys that it signed with last. */
interface Description {
  readonly server: openid.ServerMetadata
  keys: NonNullable<ReturnType<typeof openid.getJwksCache>> | null
  readonly until: number
}

type ProviderProblem = (typeof providerFaults)[number]

/** How long a provider's description is kept, and of how many. Its keys are looked up anew sooner. */
const keptMs = 10 * 60 * 1000
const mostKept = 200
/** Seconds by which the provider's clock may be off. */
const clockTolerance = 60
/** Seconds after which the library looks for keys again where it finds none. */
const keysFreshSeconds = 60
/** The library's own bound; what is asked outside has a shorter one. */
const timeoutSeconds = 10

export const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

async function clientAuth({ authMethod, secret, clientId }: KnownProvider): Promise<openid.ClientAuth> {
  if (authMethod === 'client_secret') return openid.ClientSecretBasic(secret)
  const jwk: { kty: string; kid?: string } = JSON.parse(secret)
  const key = await crypto.subtle.importKey('jwk', jwk, signingAlgorithm, false, ['sign'])
  return openid.PrivateKeyJwt({ key, kid: jwk.kid ?? clientId })
}

/** The fault within whatever the library wrapped it in. */
function outsideFaultIn(error: unknown): OutsideFault | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1)
    if (at instanceof OutsideFault) return at
  return null
}

function faultOf(error: unknown): ProviderFault {
  if (outsideFaultIn(error)) return new ProviderFault('providerUnavailable', error)
  const isRefusal =
    error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError
  return new ProviderFault(isRefusal ? 'refusedByProvider' : 'invalidAnswer', error)
}

/** What went out with a sign-in, and must come back with it. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Speaks OpenID Connect to the providers of companies. What it learns of one is kept for some minutes. */
export function openProviders({ outside }: Pick<AppServices, 'outside'>) {
  const kept = new Map<string, Description>()

  const ask: openid.CustomFetch = (url, { method, headers, body }) => {
    const text = body instanceof URLSearchParams ? body.toString() : body
    const sent = typeof text === 'string' || text instanceof Uint8Array ? text : undefined
    return outside.fetch(url, { method, headers, body: sent })
  }

  function allowingPlain({ issuer }: KnownProvider): ((config: openid.Configuration) => void)[] {
    return outside.allowsPrivate && issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  }

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
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return description
  }

  /**
   * What one sign-in is spoken with. Keys that are kept count as a minute old at least, so that one which is not among
   * them is looked for at once: the provider may just have changed its keys.
   */
  async function configOf(
    provider: KnownProvider,
    { server, keys }: Description,
  ): Promise<openid.Configuration> {
    const metadata = { [openid.clockTolerance]: clockTolerance }
    const config = new openid.Configuration(server, provider.clientId, metadata, await clientAuth(provider))
    config[openid.customFetch] = ask
    config.timeout = timeoutSeconds
    for (const execute of [openid.enableNonRepudiationChecks, ...allowingPlain(provider)]) execute(config)
    if (keys) {
      const uat = Math.min(keys.uat, Math.floor(Date.now() / 1000) - keysFreshSeconds)
      openid.setJwksCache(config, { jwks: keys.jwks, uat })
    }
    return config
  }

  return {
    /** The address at the provider that a sign-in goes to. Throws a `ProviderFault`. */
    async authorizationUrl(
      provider: KnownProvider,
      { state, nonce, codeVerifier }: Checks,
      { returnUrl, email }: { returnUrl: string; email: string | null },
    ): Promise<string> {
      try {
        const config = await configOf(provider, await descriptionOf(provider))
        const offersGroups = config.serverMetadata().scopes_supported?.includes('groups') ?? false
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: returnUrl,
          scope: `openid email profile${offersGroups ? ' groups' : ''}`,
          response_type: 'code',
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          state,
          nonce,
          ...(email === null ? {} : { login_hint: email }),
        })
        return url.href
      } catch (error) {
        throw faultOf(error)
      }
    },

    /** Who came back, once everything that the provider said of them holds. Throws a `ProviderFault`. */
    async identify(provider: KnownProvider, returned: URL, checks: Checks): Promise<Identity> {
      try {
        const description = await descriptionOf(provider)
        const config = await configOf(provider, description)
        const tokens = await openid.authorizationCodeGrant(config, returned, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        description.keys = openid.getJwksCache(config) ?? null
        const claims = tokens.claims()
        if (!claims) throw new Error('no claims')
        if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint)
          return readIdentity(claims)
        // Where the token is thin, the rest is asked for; it counts for the same subject alone.
        const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
        return readIdentity({ ...more, ...claims })
      } catch (error) {
        throw faultOf(error)
      }
    },

    /** Where one signs out at the provider; null where it offers none, or cannot be asked now. */
    async logoutUrl(provider: KnownProvider, backTo: string): Promise<string | null> {
      try {
        const config = await configOf(provider, await descriptionOf(provider))
        if (!config.serverMetadata().end_session_endpoint) return null
        return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: backTo }).href
      } catch (error) {
        throw faultOf(error)
      }
    },

    /** Asks the provider anew how it is spoken to, and for its keys. */
    async look(provider: KnownProvider): Promise<{ fault: ProviderProblem | null; hasLogout: boolean }> {
      try {
        const metadata = (await discover(provider)).serverMetadata()
        const hasLogout = metadata.end_session_endpoint !== undefined
        if (!metadata.authorization_endpoint || !metadata.token_endpoint)
          return { fault: 'notOpenId', hasLogout }
        if (!metadata.jwks_uri) return { fault: 'noPublicKeys', hasLogout }
        const keys = await outside.fetch(metadata.jwks_uri, {
          method: 'GET',
          headers: { accept: 'application/json' },
        })
        const read: unknown = await keys.json().catch(() => null)
        const isSet = typeof read === 'object' && read !== null && 'keys' in read && Array.isArray(read.keys)
        return { fault: keys.ok && isSet ? null : 'noPublicKeys', hasLogout }
      } catch (error) {
        return { fault: outsideFaultIn(error)?.reason ?? 'notOpenId', hasLogout: false }
      }
    },
  }
}

export type Providers = ReturnType<typeof openProviders>
