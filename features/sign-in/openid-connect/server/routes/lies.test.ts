import { serverUnderTest } from '@candor/testkit/server'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { startCompanySignIn } from '../../contract/sign-in.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

const invalid =
  'The provider’s response was not valid, so you are not signed in. Ask your company’s administrators'
const refused = 'Your company’s provider did not accept this sign-in'
const unavailable = 'Your company’s provider cannot be reached now. Try again later'

const past = () => Math.floor(Date.now() / 1000) - 3600

test.each([
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another client' }],
  ['an end in the past', { iat: past() - 60, exp: past() }],
  ['no subject', { sub: undefined }],
])('a token with %s opens no session', async (_lie, claims) => {
  const { email, verified, person } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: { ...verified, ...claims } })
  expect((await goThrough(server, provider, email)).finished).toMatchObject({ code: 1011, msg: invalid })
  const linked = await server.services.db
    .selectFrom('oidcLink')
    .where('accountId', '=', person.accountId)
    .select('id')
    .execute()
  expect(linked).toEqual([])
})

test('a token by a foreign key, without a signature, or signed with the client’s secret opens no session', async () => {
  const { email, verified, given } = await aCompanyWithProvider(server, provider)
  const other = await generateKeyPair('RS256')
  provider.behave({
    claims: verified,
    forge: (claims, { kid }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(other.privateKey),
  })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(invalid)
  provider.behave({ forge: async (claims) => new UnsecuredJWT(claims).encode() })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(invalid)
  provider.behave({
    forge: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(given.clientSecret)),
  })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(invalid)
})

test('algorithm none stays refused though the provider says that it signs so', async () => {
  provider.behave({ metadata: { id_token_signing_alg_values_supported: ['none', 'RS256'] } })
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified, forge: async (claims) => new UnsecuredJWT(claims).encode() })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(invalid)
})

test('an answer in another provider’s name, and a code that was swapped in under another state, are refused', async () => {
  provider.behave({ metadata: { authorization_response_iss_parameter_supported: true } })
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  expect((await goThrough(server, provider, email, { iss: 'https://evil.example' })).finished.msg).toBe(
    invalid,
  )
  expect((await goThrough(server, provider, email)).finished.msg).toBe(invalid)
  const { finished } = await goThrough(server, provider, email, { iss: provider.issuer })
  expect(finished.code).toBe(0)
})

test('keys that change between two sign-ins, a moment apart, are looked up anew', async () => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  expect((await goThrough(server, provider, email)).finished.code).toBe(0)
  await provider.rotateKeys()
  expect((await goThrough(server, provider, email)).finished.code).toBe(0)
  const looked = provider.asked.filter(({ path }) => path === '/keys').length
  await goThrough(server, provider, email)
  expect(provider.asked.filter(({ path }) => path === '/keys')).toHaveLength(looked)
  expect(provider.asked.filter(({ path }) => path.startsWith('/.well-known'))).toHaveLength(1)
})

test('a provider that refuses is told of as one, whether it says so at the page or for the code', async () => {
  const { companyId, email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  const denied = { code: undefined, error: 'access_denied' }
  expect((await goThrough(server, provider, email, denied)).finished.msg).toBe(refused)
  provider.behave({
    instead: {
      token: (answer) => {
        answer.writeHead(400, { 'content-type': 'application/json' })
        answer.end('{"error":"invalid_grant"}')
      },
    },
  })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(refused)
  const told = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'provider.refused')
    .select('details')
    .execute()
  expect(told.map(({ details }) => details)).toEqual([
    { subject: 'Entra', to: { reason: 'refused' } },
    { subject: 'Entra', to: { reason: 'refused' } },
  ])
})

test('an answer of 10 MB is given up before it is whole', async () => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  let sent = 0
  provider.behave({
    claims: verified,
    instead: {
      token: (answer) => {
        answer.writeHead(200, { 'content-type': 'application/json' })
        const push = () => {
          if (sent >= 10_000_000 || answer.destroyed) return
          sent += 100_000
          answer.write('x'.repeat(100_000), push)
        }
        push()
      },
    },
  })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(unavailable)
  expect(sent).toBeLessThan(10_000_000)
})

test('a silent provider is given up after eight seconds, and a redirect by a provider is not followed', async () => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  let visited = 0
  provider.behave({
    claims: verified,
    instead: {
      token: (answer) => {
        answer.writeHead(307, { location: `${provider.issuer}/userinfo` })
        answer.end()
      },
      userinfo: (answer) => {
        visited += 1
        answer.end('{}')
      },
    },
  })
  expect((await goThrough(server, provider, email)).finished.code).toBe(1011)
  expect(visited).toBe(0)
  const time = new AbortController()
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  provider.behave({ instead: { token: () => time.abort() } })
  const { finished } = await goThrough(server, provider, email)
  const limit = limits.mock.lastCall
  limits.mockRestore()
  expect(finished.msg).toBe(unavailable)
  expect(limit).toEqual([8_000])
})

test.each([
  ['is no JSON', (text: string) => text.slice(1)],
  [
    'names another issuer',
    (text: string) => text.replace(/"issuer":"[^"]+"/, '"issuer":"https://evil.example"'),
  ],
])('a description that %s leads to the page that says so, never to the provider', async (_what, spoil) => {
  const company = await aCompanyWithProvider(server, provider)
  const text = JSON.stringify({
    issuer: provider.issuer,
    authorization_endpoint: 'https://evil.example/authorize',
  })
  provider.behave({
    instead: {
      discovery: (answer) => {
        answer.setHeader('content-type', 'application/json')
        answer.end(spoil(text))
      },
    },
  })
  const { data } = await server.call(startCompanySignIn, { email: company.email })
  expect(data.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/login\/company\?state=[^&]+&error=unavailable$/)
})
