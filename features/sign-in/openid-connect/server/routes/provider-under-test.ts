import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { anAccount } from '@candor/testkit/builders'
import { listenHere } from '@candor/testkit/providers/listening'
import type { ServerUnderTest } from '@candor/testkit/server'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { saveProvider } from '../../contract/providers.ts'
import { finishCompanySignIn, startCompanySignIn } from '../../contract/sign-in.ts'

async function aKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

type Key = Awaited<ReturnType<typeof aKey>>

/** The provider's behaviour; a test changes it. */
interface Behaviour {
  /** Claims of the ID token. */
  claims: JWTPayload
  /** Claims of userinfo. */
  userInfo: Record<string, unknown>
  /** Makes a faulty token. */
  forge?: (claims: JWTPayload, key: Key) => Promise<string>
  /** Answers in place of the endpoint with this name. */
  instead: Partial<
    Record<
      Endpoint,
      (answer: ServerResponse, asked: { body: URLSearchParams; authorization: string | undefined }) => void
    >
  >
  metadata: object
}

type Endpoint = 'discovery' | 'keys' | 'token' | 'userinfo'

const endpoints: Record<string, Endpoint> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/token': 'token',
  '/userinfo': 'userinfo',
}

interface State {
  issuer: string
  keys: Key[]
  nonce: string
  behaviour: Behaviour
  /** Runs while the server asks for a token. */
  meanwhile: (() => Promise<unknown>) | null
}

interface Asked {
  path: string
  body: URLSearchParams
  authorization: string | undefined
}

const honest = (): Behaviour => ({ claims: {}, userInfo: {}, instead: {}, metadata: {} })

async function idToken({ issuer, keys: [key], nonce, behaviour }: State): Promise<string> {
  if (!key) throw new Error('no key')
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: 'candor',
    sub: 'sub-1',
    iat: now,
    exp: now + 300,
    nonce,
    ...behaviour.claims,
  }
  if (behaviour.forge) return behaviour.forge(claims, key)
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey)
}

const discovery = ({ issuer, behaviour }: State) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/keys`,
  end_session_endpoint: `${issuer}/end`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  ...behaviour.metadata,
})

/** The honest answer of an endpoint. */
async function answerOf(state: State, endpoint: Endpoint): Promise<object> {
  if (endpoint === 'discovery') return discovery(state)
  if (endpoint === 'keys') return { keys: state.keys.map(({ jwk }) => jwk) }
  if (endpoint === 'userinfo')
    return { sub: state.behaviour.claims.sub ?? 'sub-1', ...state.behaviour.userInfo }
  await state.meanwhile?.()
  return { access_token: 'at', token_type: 'Bearer', expires_in: 60, id_token: await idToken(state) }
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = new URLSearchParams(Buffer.concat(parts).toString())
  return { path: request.url ?? '', body, authorization: request.headers.authorization }
}

async function answerAsked(state: State, asked: Asked, answer: ServerResponse): Promise<void> {
  const endpoint = endpoints[asked.path]
  if (!endpoint) {
    answer.statusCode = 404
    answer.end()
    return
  }
  const instead = state.behaviour.instead[endpoint]
  if (instead) return instead(answer, asked)
  const body = await answerOf(state, endpoint)
  answer.setHeader('content-type', 'application/json')
  answer.end(JSON.stringify(body))
}

/**
 * A provider that speaks the protocol, with faults that tests choose. It listens on loopback while a file's tests run.
 */
export function providerUnderTest() {
  let server: Server | null = null
  const state: State = { issuer: '', keys: [], nonce: '', behaviour: honest(), meanwhile: null }
  const asked: Asked[] = []

  async function handle(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const read = await readAsked(request)
    asked.push(read)
    await answerAsked(state, read, answer)
  }

  beforeAll(async () => {
    state.keys = [await aKey('k1')]
    server = createServer((request, answer) => void handle(request, answer))
    const { port } = await listenHere(server)
    state.issuer = `http://127.0.0.1:${port}`
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  beforeEach(() => {
    state.behaviour = honest()
    state.meanwhile = null
    asked.length = 0
  })

  return {
    get issuer() {
      return state.issuer
    },
    asked,
    behave: (next: Partial<Behaviour>) => {
      state.behaviour = { ...state.behaviour, ...next }
    },
    /** Runs while the server asks for a token. */
    meanwhile: (act: () => Promise<unknown>) => {
      state.meanwhile = act
    },
    async rotateKeys() {
      state.keys = [await aKey(`k${Math.random()}`)]
    },
    /** The parameters that the browser sent to the provider and would bring back. */
    receive(url: string) {
      const sent = new URL(url).searchParams
      state.nonce = sent.get('nonce') ?? ''
      return sent
    },
  }
}

export type ProviderUnderTest = ReturnType<typeof providerUnderTest>

let serial = 0

/** A company with this provider and one account. Its domain is proved. */
export async function aCompanyWithProvider(server: ServerUnderTest, provider: ProviderUnderTest) {
  serial += 1
  const domain = `company-${serial}.example`
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, roleId } = admin
  const person = await anAccount(server.services, { companyId })
  const email = `lin@${domain}`
  await server.services.db.updateTable('account').set({ email }).where('id', '=', person.accountId).execute()
  const given = {
    label: 'Entra',
    issuer: provider.issuer,
    clientId: 'candor',
    clientSecret: 'a secret of the client',
    authMethod: 'client_secret' as const,
    domains: [domain],
  }
  const { data } = await server.call(saveProvider, given, { token: admin.token })
  const provedAt = server.clock.now()
  await server.services.db
    .updateTable('oidcDomain')
    .set({ provedAt, checkedAt: provedAt })
    .where('domain', '=', domain)
    .execute()
  const verified = { email, email_verified: true }
  return { companyId, roleId, admin, person, email, domain, given, providerId: data.providerId, verified }
}

/** Signs in at the provider and comes back, as a browser does; `change` alters what it brings. */
export async function goThrough(
  server: ServerUnderTest,
  provider: ProviderUnderTest,
  email: string,
  change: { target?: string; lang?: string; [key: string]: string | undefined } = {},
) {
  const { target, lang, ...changed } = change
  const started = await server.call(startCompanySignIn, {
    email,
    ...(target === undefined ? {} : { target }),
  })
  const { url, browser } = started.data
  const state = provider.receive(url).get('state') ?? ''
  const back = { state, browser, code: 'a code', ...changed }
  const as = lang === undefined ? {} : { lang }
  return { started, back, finished: await server.call(finishCompanySignIn, back, as) }
}
