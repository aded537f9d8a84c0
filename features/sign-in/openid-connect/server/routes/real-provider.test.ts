import { createServer, type Server } from 'node:http'
import { anAccount } from '@candor/testkit/builders'
import { listenHere } from '@candor/testkit/providers/listening'
import { serverUnderTest } from '@candor/testkit/server'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listProviders, saveProvider, tryProvider } from '../../contract/providers.ts'
import { finishCompanySignIn, startCompanySignIn } from '../../contract/sign-in.ts'

const server = serverUnderTest()
const returnUrl = 'http://127.0.0.1:3000/login/company'

let http: Server | null = null
let issuer = ''
let keysOf: () => Promise<object> = async () => ({ keys: [] })

/** Clients as the provider registers them, with the address of the server's key. */
const clients = [
  {
    client_id: 'by-secret',
    client_secret: 'a secret of the client',
    token_endpoint_auth_method: 'client_secret_basic' as const,
  },
  {
    client_id: 'by-post',
    client_secret: 'a secret of the client',
    token_endpoint_auth_method: 'client_secret_post' as const,
  },
  {
    client_id: 'by-signs',
    client_secret: 'a+b/c%d=e f&g',
    token_endpoint_auth_method: 'client_secret_basic' as const,
  },
  {
    client_id: 'by-key',
    token_endpoint_auth_method: 'private_key_jwt' as const,
    token_endpoint_auth_signing_alg: 'ES256' as const,
  },
].map((client) => ({ ...client, redirect_uris: [returnUrl], id_token_signed_response_alg: 'RS256' as const }))

beforeAll(async () => {
  http = createServer()
  const { port } = await listenHere(http)
  issuer = `http://127.0.0.1:${port}`
  http.on('request', (request, answer) => {
    if (request.url === '/candor-keys') {
      void keysOf().then((keys) => answer.end(JSON.stringify(keys)))
      return
    }
    provider.callback()(request, answer)
  })
  const provider = new Provider(issuer, {
    clients: clients.map((client) =>
      client.client_id === 'by-key' ? { ...client, jwks_uri: `${issuer}/candor-keys` } : client,
    ),
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: 'Lin Qiao' }),
    }),
    cookies: { keys: ['a key for tests'] },
    // It asks no address of loopback otherwise.
    fetch: (input, init) => fetch(input, { headers: init?.headers ?? {} }),
  })
})
afterAll(() => {
  http?.closeAllConnections()
  http?.close()
})

/** Signs in at the provider as a browser does: its form, its consent, and back. Resolves with the address that it is sent to. */
async function signInAt(url: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next: { url: string; body?: string } = { url }
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      method: next.body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(next.body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(next.body === undefined ? {} : { body: next.body }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location?.startsWith(returnUrl)) return new URL(location)
    if (location) {
      next = { url: new URL(location, next.url).href }
      continue
    }
    const page = await answer.text()
    const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(page) ?? []
    const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(page) ?? []
    if (action === '') throw new Error(`no form: ${page.slice(0, 300)}`)
    next = {
      url: new URL(action, next.url).href,
      body: new URLSearchParams({ prompt, login, password: 'x' }).toString(),
    }
  }
  throw new Error('the provider did not send back')
}

let serial = 0

async function aCompany(clientId: string) {
  serial += 1
  const domain = `real-${serial}.example`
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  const person = await anAccount(server.services, { companyId: admin.companyId })
  const email = `lin@${domain}`
  await server.services.db.updateTable('account').set({ email }).where('id', '=', person.accountId).execute()
  const isByKey = clientId === 'by-key'
  const given = {
    label: 'Keycloak',
    issuer,
    clientId,
    domains: [domain],
    authMethod: isByKey ? ('private_key_jwt' as const) : ('client_secret' as const),
    ...(isByKey
      ? {}
      : { clientSecret: clientId === 'by-signs' ? 'a+b/c%d=e f&g' : 'a secret of the client' }),
  }
  const { data } = await server.call(saveProvider, given, { token: admin.token })
  return { admin, person, email, providerId: data.providerId }
}

const PublishedKeys = z.strictObject({ keys: z.array(z.record(z.string(), z.unknown())) })

async function publishedKeys(providerId: string) {
  const answer = await server.app.inject({ url: `/oidc/keys/${providerId}` })
  return PublishedKeys.parse(answer.json())
}

test.each(['by-secret', 'by-post', 'by-signs', 'by-key'])(
  'a provider that keeps to the standard signs a person in, the client proved %s',
  async (clientId) => {
    const { admin, person, email, providerId } = await aCompany(clientId)
    keysOf = () => publishedKeys(providerId)
    expect((await server.call(tryProvider, { providerId }, { token: admin.token })).data).toEqual({
      fault: null,
      hasLogout: true,
      answer: { status: 400, error: 'invalid_grant', description: expect.any(String) },
    })
    const { data } = await server.call(startCompanySignIn, { email })
    const back = await signInAt(data.url, email)
    const returned = { ...Object.fromEntries(back.searchParams), state: back.searchParams.get('state') ?? '' }
    const finished = await server.call(finishCompanySignIn, { ...returned, browser: data.browser })
    expect(finished).toMatchObject({ code: 0, data: { userInfo: { userId: person.accountId, email } } })
  },
)

test('the provider refuses a code with the verifier of another sign-in', async () => {
  const { email } = await aCompany('by-secret')
  const first = await server.call(startCompanySignIn, { email })
  const stolen = (await signInAt(first.data.url, email)).searchParams.get('code') ?? ''
  const second = await server.call(startCompanySignIn, { email })
  const state = new URL(second.data.url).searchParams.get('state') ?? ''
  const returned = { state, browser: second.data.browser, code: stolen, iss: issuer }
  expect((await server.call(finishCompanySignIn, returned)).msg).toBe(
    'Your company’s provider did not accept this sign-in',
  )
})

test('a person who cancels at the provider is told that it did not accept the sign-in', async () => {
  const { email } = await aCompany('by-secret')
  const { data } = await server.call(startCompanySignIn, { email })
  const state = new URL(data.url).searchParams.get('state') ?? ''
  const returned = { state, browser: data.browser, error: 'access_denied', iss: issuer }
  expect((await server.call(finishCompanySignIn, returned, { lang: 'cn' })).msg).toBe(
    '贵公司的身份提供方没有接受这次登录',
  )
})

test('the public key alone is published, and of an unknown provider none', async () => {
  const { admin, providerId } = await aCompany('by-key')
  const { keys } = await publishedKeys(providerId)
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  expect(await publishedKeys('none')).toEqual({ keys: [] })
  const { data } = await server.call(listProviders, {}, { token: admin.token })
  expect(data.providers[0]?.keysUrl).toBe(`http://127.0.0.1:3000/oidc/keys/${providerId}`)
})
