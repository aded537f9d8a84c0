import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { saveDirectory } from '../../../../administration/directory/contract.ts'
import { getUserInfo } from '../../../session/contract.ts'
import { removeProvider, saveProvider } from '../../contract/providers.ts'
import { finishCompanySignIn, startCompanySignIn } from '../../contract/sign-in.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

const entriesOf = (companyId: CompanyId, action: string) =>
  server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', action)
    .orderBy('sequence')
    .select('details')
    .execute()

test('the first sign-in finds the account by its verified address and links it, the next one by the identity alone', async () => {
  const company = await aCompanyWithProvider(server, provider)
  const { companyId, person, email, verified } = company
  provider.behave({ claims: verified })
  const first = await goThrough(server, provider, email, { target: '/first/talentList?x=1' })
  expect(first.finished).toMatchObject({
    code: 0,
    data: {
      userInfo: { userId: person.accountId },
      target: '/first/talentList?x=1',
      label: 'Entra',
      logoutUrl: expect.stringContaining(`${provider.issuer}/end?`),
    },
  })
  expect((await server.call(getUserInfo, {}, { token: first.finished.data.token })).code).toBe(0)
  provider.behave({ claims: { email: 'another@else.example', email_verified: false } })
  expect((await goThrough(server, provider, email)).finished.data.userInfo.userId).toBe(person.accountId)
  expect(await entriesOf(companyId, 'identity.linked')).toEqual([
    { details: { subject: 'Entra', to: { account: '陈薇', email, by: 'provider' } } },
  ])
  const sessions = await server.services.db
    .selectFrom('session')
    .where('accountId', '=', person.accountId)
    .where('way', '=', 'oidc')
    .select('id')
    .execute()
  expect(sessions).toHaveLength(2)
})

test('the provider gets a challenge, and for the code the verifier that belongs to it and the client’s secret', async () => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  const { started } = await goThrough(server, provider, email)
  const sent = new URL(started.data.url).searchParams
  expect(Object.fromEntries(sent)).toMatchObject({
    response_type: 'code',
    client_id: 'candor',
    redirect_uri: 'http://127.0.0.1:3000/login/company',
    code_challenge_method: 'S256',
    login_hint: email,
    scope: 'openid email profile',
  })
  const token = provider.asked.find(({ path }) => path === '/token')
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(token?.body.get('code_verifier') ?? ''))
  expect(Buffer.from(digest).toString('base64url')).toBe(sent.get('code_challenge'))
  expect(token?.authorization).toMatch(/^Basic /)
})

test('a sign-in comes back once, by the browser that left, and within ten minutes', async () => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  const { back, finished } = await goThrough(server, provider, email)
  expect(finished.code).toBe(0)
  expect((await server.call(finishCompanySignIn, back)).code).toBe(1011)
  for (const wrong of [{ state: 'another' }, { browser: 'another' }])
    expect((await goThrough(server, provider, email, wrong)).finished).toMatchObject({
      code: 1011,
      msg: 'This sign-in has expired or was already used. Start again',
    })
  const { data } = await server.call(startCompanySignIn, { email })
  const state = provider.receive(data.url).get('state') ?? ''
  server.clock.pass(10 * 60_000)
  expect((await server.call(finishCompanySignIn, { state, browser: data.browser, code: 'c' })).code).toBe(
    1011,
  )
})

test('an address of no company gets an answer of the same shape, and the page says the rest in three languages', async () => {
  const { email } = await aCompanyWithProvider(server, provider)
  const known = await server.call(startCompanySignIn, { email })
  const unknown = await server.call(startCompanySignIn, { email: 'lin@nowhere.example' })
  expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data))
  const words = {
    cn: '该邮箱所属公司未启用单点登录。请用其他方式登录，或联系贵公司的管理员',
    en: 'SSO is not set up for the company of this email address. Sign in another way, or ask your company’s administrators',
    'zh-TW': '此電子郵件所屬公司未啟用單一登入。請用其他方式登入，或聯絡貴公司的管理員',
  }
  for (const [lang, msg] of Object.entries(words)) {
    const { data } = await server.call(startCompanySignIn, { email: 'lin@nowhere.example' })
    const back = new URL(data.url)
    expect(back.pathname).toBe('/login/company')
    const state = back.searchParams.get('state') ?? ''
    expect(await server.call(finishCompanySignIn, { state, browser: data.browser }, { lang })).toMatchObject({
      code: 1011,
      msg,
    })
  }
})

test('an unknown address gets the same answer as one with an account', async () => {
  const { domain, email } = await aCompanyWithProvider(server, provider)
  const there = await server.call(startCompanySignIn, { email })
  const not = await server.call(startCompanySignIn, { email: `nobody@${domain}` })
  const shape = (url: string) => [new URL(url).origin, [...new URL(url).searchParams.keys()]]
  expect(shape(not.data.url)).toEqual(shape(there.data.url))
})

test('an account of another company, or an address of another domain, is never opened', async () => {
  const { email, domain } = await aCompanyWithProvider(server, provider)
  const elsewhere = await anAccount(server.services)
  const inside = `inside@${domain}`
  await server.services.db
    .updateTable('account')
    .set({ email: inside })
    .where('id', '=', elsewhere.accountId)
    .execute()
  provider.behave({ claims: { email: inside, email_verified: true } })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(
    `${inside} has no account yet. Ask an administrator to add one`,
  )
  provider.behave({ claims: { email: elsewhere.email, email_verified: true } })
  expect((await goThrough(server, provider, email)).finished.msg).toContain(
    'Your email domain is not allowed by your company',
  )
})

test('a provider that is removed, or given other domains, while it is asked opens and adds no account', async () => {
  const removed = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: removed.verified })
  provider.meanwhile(() =>
    server.call(removeProvider, { providerId: removed.providerId }, { token: removed.admin.token }),
  )
  expect((await goThrough(server, provider, removed.email)).finished.code).toBe(1011)
  const moved = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: moved.verified })
  const elsewhere = { ...moved.given, providerId: moved.providerId, revision: 0, domains: ['moved.example'] }
  provider.meanwhile(() => server.call(saveProvider, elsewhere, { token: moved.admin.token }))
  expect((await goThrough(server, provider, moved.email)).finished.msg).toContain('not allowed')
  // Where it is removed while the tokens are exchanged, the record says so in words of its own.
  expect(await entriesOf(removed.companyId, 'provider.gone')).toHaveLength(1)
  for (const { companyId } of [removed, moved])
    expect(await entriesOf(companyId, 'identity.linked')).toEqual([])
})

test('an identity that is unlinked while its sign-in is under way opens no session', async () => {
  const { companyId, person, email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  await goThrough(server, provider, email)
  const { db } = server.services
  const finished = await db.transaction().execute(async (transaction) => {
    // The account is found by its link before the session waits for the account.
    await transaction
      .selectFrom('account')
      .where('id', '=', person.accountId)
      .forUpdate()
      .select('id')
      .execute()
    const begun = goThrough(server, provider, email)
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await transaction.deleteFrom('oidcLink').where('companyId', '=', companyId).execute()
    return { begun }
  })
  expect((await finished.begun).finished.code).toBe(1011)
})

test('a second identity with the address of an account that is linked already does not get in', async () => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  expect((await goThrough(server, provider, email)).finished.code).toBe(0)
  provider.behave({ claims: { ...verified, sub: 'sub-2' } })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(
    'The account is already linked with another identity at this provider',
  )
})

test('a first sign-in adds an account with the type of its group where the company allows it, else none', async () => {
  const { admin, roleId, domain, email } = await aCompanyWithProvider(server, provider)
  const wu = { email: `wu@${domain}`, email_verified: true, name: 'Wu An', sub: 'sub-wu', groups: ['hr'] }
  provider.behave({ claims: wu })
  expect((await goThrough(server, provider, email)).finished.code).toBe(1011)
  const rules = [{ groupName: 'HR', userType: 'interviewer', roleId }]
  const table = { userType: 'read', roleId, addsAtSignIn: true, rules }
  await server.call(saveDirectory, table, { token: admin.token })
  expect((await goThrough(server, provider, email)).finished.data.userInfo).toMatchObject({
    userName: 'Wu An',
    userType: 'interviewer',
    email: wu.email,
  })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2f/evil.example//..//',
  'https://user@evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/admin/login',
])('a target that leads elsewhere is forgotten: %j', async (target) => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  const { data } = (await goThrough(server, provider, email, { target })).finished
  if (data.target !== null) expect(new URL(data.target, 'http://candor.example').host).toBe('candor.example')
  else expect(data.target).toBeNull()
})

test('a person who came from the candidates’ chat returns to the chat [P4-046]', async () => {
  const { email, verified } = await aCompanyWithProvider(server, provider)
  provider.behave({ claims: verified })
  expect((await goThrough(server, provider, email, { target: 'chatbot' })).finished.data.target).toBe(
    'chatbot',
  )
})

test('one network begins a bounded number of sign-ins', async () => {
  const answers = []
  for (let tried = 0; tried < 90; tried += 1)
    answers.push((await server.call(startCompanySignIn, { email: 'lin@many.example' })).code)
  expect(answers.at(-1)).toBe(1009)
  server.clock.pass(60 * 60_000)
})
