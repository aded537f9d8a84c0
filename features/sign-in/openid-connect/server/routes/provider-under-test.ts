import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { finishCompanySignIn, saveProvider, startCompanySignIn } from '../../contract.ts'

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
  /** What is wrong with the token. */
  forge?: (claims: JWTPayload, key: Key) => Promise<string>
  /** Answers in place of the endpoint with this name. */
  instead: Partial<
    Record<
      'discovery' | 'keys' | 'token' | 'userinfo',
      (answer: ServerResponse, asked: { body: URLSearchParams; authorization: string | undefined }) => void
    >
  >
  metadata: object
}

/**
 * A provider that speaks the protocol, with faults that tests choose. It listens on loopback while a file's tests run.
 */
export function providerUnderTest() {
  let server: Server | null = null
  let issuer = ''
  let keys: Key[] = []
  let nonce = ''
  const asked: { path: string; body: URLSearchParams; authorization: string | undefined }[] = []
  const honest = (): Behaviour => ({ claims: {}, userInfo: {}, instead: {}, metadata: {} })
  let behaviour = honest()
  let meanwhile: (() => Promise<unknown>) | null = null

  async function idToken(): Promise<string> {
    const [key] = keys
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

  async function handle(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? ''
    const body = new URLSearchParams(Buffer.concat(parts).toString())
    asked.push({ path, body, authorization: request.headers.authorization })
    const send = (value: object) => {
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(value))
    }
    const names = {
      '/.well-known/openid-configuration': 'discovery',
      '/keys': 'keys',
      '/token': 'token',
      '/userinfo': 'userinfo',
    } as const
    const name = Object.entries(names).find(([each]) => each === path)?.[1]
    const instead = name && behaviour.instead[name]
    if (instead) return instead(answer, { body, authorization: request.headers.authorization })
    switch (name) {
      case 'discovery':
        return send({
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
      case 'keys':
        return send({ keys: keys.map(({ jwk }) => jwk) })
      case 'token':
        await meanwhile?.()
        return send({ access_token: 'at', token_type: 'Bearer', expires_in: 60, id_token: await idToken() })
      case 'userinfo':
        return send({ sub: behaviour.claims.sub ?? 'sub-1', ...behaviour.userInfo })
      default:
        answer.statusCode = 404
        answer.end()
    }
  }

  beforeAll(async () => {
    keys = [await aKey('k1')]
    server = createServer((request, answer) => void handle(request, answer))
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
    const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()))
    issuer = `http://127.0.0.1:${port}`
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  beforeEach(() => {
    behaviour = honest()
    meanwhile = null
    asked.length = 0
  })

  return {
    get issuer() {
      return issuer
    },
    asked,
    behave: (next: Partial<Behaviour>) => {
      behaviour = { ...behaviour, ...next }
    },
    /** Runs while the server asks for a token. */
    meanwhile: (act: () => Promise<unknown>) => {
      meanwhile = act
    },
    async rotateKeys() {
      keys = [await aKey(`k${Math.random()}`)]
    },
    /** What the browser sent to the provider and would bring back. */
    receive(url: string) {
      const sent = new URL(url).searchParams
      nonce = sent.get('nonce') ?? ''
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
