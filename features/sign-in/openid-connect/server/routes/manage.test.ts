import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listProviders, removeProvider, saveProvider, tryProvider } from '../../contract/providers.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

test('a secret is stored sealed, and neither listed nor told to the audit log', async () => {
  const { companyId, admin, domain, given, providerId } = await aCompanyWithProvider(server, provider)
  const now = server.clock.now().getTime()
  const listed = await server.call(listProviders, {}, { token: admin.token })
  expect(listed.data).toEqual({
    providers: [
      {
        providerId,
        label: 'Entra',
        issuer: provider.issuer,
        clientId: 'candor',
        authMethod: 'client_secret',
        domains: [
          {
            domain,
            provedAt: now,
            checkedAt: now,
            recordName: `_candor.${domain}`,
            recordValue: expect.stringMatching(/^candor-domain=[0-9a-f]{32}$/),
          },
        ],
        revision: 0,
        keysUrl: null,
        links: 0,
      },
    ],
    returnUrl: 'http://127.0.0.1:3000/login/company',
    mayChange: true,
  })
  const stored = await server.services.db.selectFrom('oidcProvider').selectAll().execute()
  const log = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .selectAll()
    .execute()
  const answered = await server.services.db.selectFrom('answeredRequest').selectAll().execute()
  expect(JSON.stringify([stored, log, answered, listed.body])).not.toContain(given.clientSecret)
})

test('a retry of adding a provider is answered as the first time, and no hash of the secret is kept for it', async () => {
  const { token, accountId } = await anAccount(server.services, { userType: 'superAdmin' })
  const given = {
    label: 'Entra',
    issuer: provider.issuer,
    clientId: 'candor',
    clientSecret: 'a weak one',
    authMethod: 'client_secret' as const,
    domains: ['retried.example'],
  }
  const as = { token, idempotencyKey: '0190b1c2-3333-4333-8333-444455556666' }
  const save = (more: object = {}) => server.call(saveProvider, { ...given, ...more }, as)
  const first = await save()
  expect(first.code).toBe(0)
  expect((await save()).data).toEqual(first.data)
  expect((await server.call(listProviders, {}, { token })).data.providers).toHaveLength(1)
  // The kept text is the same for every secret, so that nobody can guess the secret by it.
  expect((await save({ clientSecret: '' })).data).toEqual(first.data)
  const msg = 'The idempotency-key header was already used for another operation'
  for (const other of [{ clientSecret: 'another' }, { label: 'Okta' }])
    expect(await save(other)).toMatchObject({ code: 1003, msg })
  const kept = server.services.db.selectFrom('answeredRequest').where('accountId', '=', accountId)
  expect(await kept.select('key').execute()).toHaveLength(1)
})

test('a stored secret stays where it is left out, and goes to no other issuer', async () => {
  const { admin, given, providerId, email, verified } = await aCompanyWithProvider(server, provider)
  const { clientSecret: _, ...rest } = given
  let revision = 0
  const save = (patch: object) =>
    server.call(saveProvider, { ...rest, providerId, revision, ...patch }, { token: admin.token })
  expect((await save({ label: 'Okta' })).code).toBe(0)
  revision += 1
  provider.behave({ claims: verified })
  expect((await goThrough(server, provider, email)).finished.data.label).toBe('Okta')
  for (const other of [{ issuer: 'http://127.0.0.1:1' }, { clientId: 'another' }])
    expect(await save(other)).toMatchObject({ code: 1003, data: { field: 'clientSecret' } })
})

test.each([
  [{ issuer: 'ftp://a.example' }, 'issuer'],
  [{ issuer: 'https://user:pass@a.example' }, 'issuer'],
  [{ issuer: 'https://a.example/?x=1' }, 'issuer'],
  [{ issuer: 'a.example' }, 'issuer'],
  [{ issuer: 'https://evil.example/"><script>' }, 'issuer'],
  [{ issuer: "https://evil.example/'onload='" }, 'issuer'],
  [{ issuer: 'https://evil.example\\@good.example' }, 'issuer'],
  [{ issuer: 'https://login.microsoftonline.com/common/v2.0' }, 'issuer'],
  [{ domains: ['ok.example', 'not a domain'] }, 'domains.1'],
  [{ domains: ['example'] }, 'domains.0'],
  [{ label: ' ' }, 'label'],
  [{ clientSecret: '' }, 'clientSecret'],
])('a provider with %j is refused, and the refusal names the field', async (wrong, field) => {
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  const right = {
    label: 'Entra',
    issuer: 'https://login.a.example',
    clientId: 'c',
    clientSecret: 's',
    authMethod: 'client_secret' as const,
    domains: ['wrong.example'],
  }
  const answer = await server.call(saveProvider, { ...right, ...wrong }, { token: admin.token })
  expect(answer.code).toBe(1003)
  expect(answer.body).toContain(field)
})

test('a domain belongs to one provider of a company', async () => {
  const { given, domain, admin: other } = await aCompanyWithProvider(server, provider)
  const twice = { ...given, domains: ['own.example', domain.toUpperCase()] }
  expect(await server.call(saveProvider, twice, { token: other.token })).toMatchObject({
    code: 1003,
    msg: `The domain ${domain} belongs to another provider of your company`,
    data: { field: 'domains.1' },
  })
  expect((await server.call(listProviders, {}, { token: other.token })).data.providers).toHaveLength(1)
})

test('a removed provider opens no session, and its identities are forgotten', async () => {
  const { admin, providerId, email, verified, person } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  const before = await goThrough(server, provider, email)
  expect(before.finished.code).toBe(0)
  expect((await server.call(removeProvider, { providerId }, { token: admin.token })).code).toBe(0)
  expect((await goThrough(server, provider, email)).finished.code).toBe(1011)
  const links = await server.services.db
    .selectFrom('oidcLink')
    .where('accountId', '=', person.accountId)
    .select('id')
    .execute()
  expect(links).toEqual([])
})

test.each([
  ['cn', '贵公司移除了“Entra”登录', '您的 Candor 账号不再能用它登录'],
  [
    'en',
    'Your company removed sign-in with “Entra”',
    'you can no longer use it to sign in to your Candor account',
  ],
  ['zh-TW', '貴公司移除了「Entra」登入', '您的 Candor 帳號不再能用它登入'],
])(
  'a person with a linked identity gets a mail, in their own language, that the provider was removed: %s',
  async (locale, subject, text) => {
    const { admin, companyId, providerId, email, verified, person } = await aCompanyWithProvider(
      server,
      provider,
    )
    const { db } = server.services
    provider.behave({ claims: verified })
    await goThrough(server, provider, email)
    await db.updateTable('account').set({ locale }).where('id', '=', person.accountId).execute()
    await db.deleteFrom('mail').where('companyId', '=', companyId).execute()
    await server.call(removeProvider, { providerId }, { token: admin.token, lang: 'en' })
    const mails = db.selectFrom('mail').where('companyId', '=', companyId)
    expect(await mails.select(['toAddress', 'subject', 'bodyText']).execute()).toEqual([
      { toAddress: email, subject, bodyText: expect.stringContaining(text) },
    ])
  },
)

test.each([
  ['notOpenId', { discovery: '{}' }],
  ['noPublicKeys', { keys: 'no keys' }],
])('a try of a provider names the fault: %s', async (fault, bad) => {
  const { admin, providerId } = await aCompanyWithProvider(server, provider)
  const instead = Object.fromEntries(
    Object.entries(bad).map(([name, text]) => [
      name,
      (answer: import('node:http').ServerResponse) => {
        answer.setHeader('content-type', 'application/json')
        answer.end(text)
      },
    ]),
  )
  provider.behave({ instead })
  expect((await server.call(tryProvider, { providerId }, { token: admin.token })).data.fault).toBe(fault)
})

test('a save from an older revision of a provider is refused with the present one, and undoes nothing', async () => {
  const { admin, given, providerId, domain } = await aCompanyWithProvider(server, provider)
  const as = { token: admin.token }
  const save = (patch: object) => server.call(saveProvider, { ...given, providerId, ...patch }, as)
  expect((await save({ revision: 0, label: 'Okta' })).code).toBe(0)
  for (const stale of [{ revision: 0 }, {}])
    expect(await save({ ...stale, clientSecret: 'another' })).toMatchObject({
      code: 1012,
      msg: 'Another administrator changed this provider meanwhile',
      data: { provider: { label: 'Okta', revision: 1, domains: [{ domain }] } },
    })
  expect((await save({ revision: 1, label: 'Keycloak' })).code).toBe(0)
})
