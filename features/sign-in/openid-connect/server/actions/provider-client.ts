import type { AppServices } from '@candor/db/database'
import { ExternalHttpError } from '@candor/kernel/external-http'
import * as openid from 'openid-client'
import type { providerFaults } from '../../contract/providers.ts'
import { type Claims, type Identity, isComplete, isEmailComplete, readIdentity } from '../../rules/claims.ts'
import { judgeAnswer, type SecretForm, type TokenAnswer } from '../../rules/secret-form.ts'
import { type KnownProvider, openProviderConfigs } from './provider-configs.ts'
import { tryClient } from './try-client.ts'

/** Why a sign-in at a provider failed. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly reason: 'refusedByProvider' | 'clientRefused' | 'providerUnavailable' | 'invalidAnswer'

  constructor(reason: ProviderFault['reason'], cause: unknown) {
    super(`provider: ${reason}`, { cause })
    this.reason = reason
  }
}

type ProviderProblem = (typeof providerFaults)[number]

/** The fault within the library's error. */
function outsideFaultIn(error: unknown): ExternalHttpError | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1)
    if (at instanceof ExternalHttpError) return at
  return null
}

function faultOf(error: unknown): ProviderFault {
  if (outsideFaultIn(error)) return new ProviderFault('providerUnavailable', error)
  const isRefusal =
    error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError
  return new ProviderFault(isRefusal ? 'refusedByProvider' : 'invalidAnswer', error)
}

/** Outcome of a test of the connection. */
interface Looked {
  readonly fault: ProviderProblem | null
  readonly hasLogout: boolean
  /** The answer to a token request; null where none was sent. */
  readonly answer: TokenAnswer | null
  /** The form in which the provider took the secret. */
  readonly secretForm: SecretForm | null
}

/** A failed exchange of a code, which may be the fault of the client's secret. */
function tokenFaultOf(error: unknown): ProviderFault {
  const isRefused =
    error instanceof openid.WWWAuthenticateChallengeError ||
    (error instanceof openid.ResponseBodyError && judgeAnswer({ ...error, description: null }) === 'refused')
  return isRefused ? new ProviderFault('clientRefused', error) : faultOf(error)
}

/** Whether userinfo did not answer at all, rather than with something wrong. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof openid.WWWAuthenticateChallengeError) return true
  const isOtherStatus = error instanceof openid.ClientError && error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return isOtherStatus || outsideFaultIn(error) !== null
}

/**
 * The claims of userinfo, where the token lacks one that a first sign-in reads. Userinfo must name the token's subject.
 *
 * A token that says all about the e-mail is enough where userinfo does not answer; groups are unknown then.
 */
async function askUserInfo(
  config: openid.Configuration,
  accessToken: string,
  token: openid.IDToken,
): Promise<{ claims: Claims[]; isWhole: boolean }> {
  if (isComplete(token) || !config.serverMetadata().userinfo_endpoint) return { claims: [], isWhole: true }
  try {
    return { claims: [await openid.fetchUserInfo(config, accessToken, token.sub)], isWhole: true }
  } catch (error) {
    if (!isEmailComplete(token) || !isUnanswered(error)) throw error
    return { claims: [], isWhole: false }
  }
}

/** Values that were sent out with a sign-in and must come back. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

interface Client {
  readonly outside: AppServices['outside']
  readonly configs: ReturnType<typeof openProviderConfigs>
}

/** Exchanges the code for tokens, and validates them. */
async function exchange({ configs }: Client, provider: KnownProvider, returned: URL, checks: Checks) {
  const { config, keepKeys } = await configs.configFor(provider)
  const tokens = await openid.authorizationCodeGrant(config, returned, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  })
  keepKeys()
  const token = tokens.claims()
  if (!token) throw new Error('no claims')
  return { config, accessToken: tokens.access_token, token }
}

async function hasKeys({ outside }: Client, address: string | undefined): Promise<boolean> {
  if (!address) return false
  const keys = await outside.fetch(address, { method: 'GET', headers: { accept: 'application/json' } })
  const read: unknown = await keys.json().catch(() => null)
  return keys.ok && typeof read === 'object' && read !== null && 'keys' in read && Array.isArray(read.keys)
}

async function buildAuthorizationUrl(
  { configs }: Client,
  provider: KnownProvider,
  { state, nonce, codeVerifier }: Checks,
  { returnUrl, email }: { returnUrl: string; email: string | null },
): Promise<string> {
  const { config } = await configs.configFor(provider)
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
}

async function identify(
  client: Client,
  provider: KnownProvider,
  returned: URL,
  { checks, isLinked }: { checks: Checks; isLinked: (subject: string) => Promise<boolean> },
): Promise<Identity> {
  const { config, accessToken, token } = await exchange(client, provider, returned, checks).catch((error) => {
    throw tokenFaultOf(error)
  })
  if (await isLinked(token.sub)) return readIdentity(token)
  const { claims, isWhole } = await askUserInfo(config, accessToken, token).catch((error) => {
    throw faultOf(error)
  })
  return readIdentity(token, claims, { isWhole })
}

async function look(client: Client, provider: KnownProvider, returnUrl: string): Promise<Looked> {
  const { outside, configs } = client
  const nothing = { hasLogout: false, answer: null, secretForm: null }
  try {
    const server = (await configs.discover(provider)).serverMetadata()
    const seen = { ...nothing, hasLogout: server.end_session_endpoint !== undefined }
    if (!server.authorization_endpoint || !server.token_endpoint) return { ...seen, fault: 'notOpenId' }
    if (!(await hasKeys(client, server.jwks_uri))) return { ...seen, fault: 'noPublicKeys' }
    const { judged, secretForm, answer } = await tryClient({ outside }, provider, { server, returnUrl })
    const faults = { known: null, refused: 'clientRefused', other: 'otherAnswer' } as const
    const isKnown = judged === 'known'
    return { ...seen, fault: faults[judged], answer, secretForm: isKnown ? secretForm : null }
  } catch (error) {
    return { ...nothing, fault: outsideFaultIn(error)?.reason ?? 'notOpenId' }
  }
}

/** A client for the providers of companies. */
export function openProviders({ outside }: Pick<AppServices, 'outside'>) {
  const configs = openProviderConfigs({ outside })
  const client = { outside, configs }
  return {
    /** The provider's address for a sign-in. Throws a `ProviderFault`. */
    authorizationUrl: (
      provider: KnownProvider,
      checks: Checks,
      sent: { returnUrl: string; email: string | null },
    ): Promise<string> =>
      buildAuthorizationUrl(client, provider, checks, sent).catch((error) => {
        throw faultOf(error)
      }),

    /**
     * The identity that came back, after validating all that the provider sent. Throws a `ProviderFault`. No other
     * claim of a linked subject is read.
     */
    identify: (
      provider: KnownProvider,
      returned: URL,
      checks: Checks,
      { isLinked }: { isLinked: (subject: string) => Promise<boolean> },
    ): Promise<Identity> => identify(client, provider, returned, { checks, isLinked }),

    /** The provider's sign-out address; null where it has none, or cannot be reached. */
    async logoutUrl(provider: KnownProvider, backTo: string): Promise<string | null> {
      try {
        const { config } = await configs.configFor(provider)
        if (!config.serverMetadata().end_session_endpoint) return null
        return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: backTo }).href
      } catch (error) {
        throw faultOf(error)
      }
    },

    /** Fetches the provider's configuration and keys again, and asks it for tokens. */
    look: (provider: KnownProvider, returnUrl: string): Promise<Looked> => look(client, provider, returnUrl),
  }
}

export type Providers = ReturnType<typeof openProviders>
