import { minuteMs } from '@candor/kernel/durations'
import { aCompany, anAccount, aSetting, aToken } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { openMailCatcher, partsOf } from '@candor/testkit/smtp'
import { countWaiting } from '@candor/testkit/waiting'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openMailer } from '../../../../apps/server/src/plumbing/providers/mailer.ts'
import { hashToken } from '../../../platform/access/server/gate.ts'
import { listMail } from '../../../platform/mail/contract.ts'
import { deliverBy } from '../../../platform/mail/server/jobs.ts'
import { enrolled } from '../../second-factor/server/routes/enrolled-under-test.ts'
import { changePassword, getUserInfo, signIn } from '../../session/contract.ts'
import { forgotPassword, readPasswordLink, setPasswordByLink } from '../contract.ts'
import { addressLimit, emailLimit, forgottenMinutes } from '../rules/links.ts'
import { answerForgottenPasswords } from './jobs.ts'

const deliverMail = deliverBy('mail')

const smtp = await openMailCatcher()
afterAll(() => smtp.close())
const mailer = openMailer({ url: smtp.url, from: 'Candor <candor@company.example>' })
const server = serverUnderTest({}, { mailer })

beforeEach(async () => {
  smtp.caught.splice(0)
  await server.services.db.deleteFrom('attempt').execute()
  await server.services.db.deleteFrom('mail').execute()
})

const newPassword = 'a password of her own'

/** Does what the server does between a request and the mail. */
async function mailsFor(email: string): Promise<string[]> {
  await answerForgottenPasswords(server.services)
  await deliverMail(server.services)
  return smtp.caught
    .filter(({ to }) => to.includes(email.toLowerCase()))
    .map((mail) => partsOf(mail)[0] ?? '')
}

const tokenIn = (mail: string | undefined) => /\/newPassword#([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''

/** Says that the password of an account is forgotten. Resolves with the token that its mailbox gets. */
async function askFor(email: string, lang = 'en'): Promise<string> {
  expect((await server.call(forgotPassword, { email }, { lang })).code).toBe(0)
  return (await mailsFor(email)).map(tokenIn).findLast((token) => token !== '') ?? ''
}

const entriesOf = async (companyId: Awaited<ReturnType<typeof anAccount>>['companyId']) =>
  server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', 'like', 'password.%')
    .orderBy('sequence')
    .select(['action', 'accountId', 'details'])
    .execute()

test('a forgotten password is replaced by a mailed link, once, and all sessions of the account end', async () => {
  const account = await anAccount(server.services, { name: '沈岚' })
  const other = await aToken(server.services, account)
  const token = await askFor(account.email.toUpperCase())
  const stored = await server.services.db.selectFrom('passwordLink').selectAll().execute()
  expect(stored).toMatchObject([{ accountId: account.accountId, tokenHash: hashToken(token) }])

  expect((await server.call(readPasswordLink, { token })).data).toEqual({
    purpose: 'forgotten',
    email: account.email,
    userName: '沈岚',
    companyName: '云间科技',
  })
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(0)
  for (const dead of [account.token, other])
    expect((await server.call(getUserInfo, {}, { token: dead })).code).toBe(1001)
  expect((await server.call(signIn, account)).code).toBe(1011)
  expect((await server.call(signIn, { email: account.email, password: newPassword })).code).toBe(0)
  expect(await server.call(setPasswordByLink, { token, newPassword: 'yet another one' })).toMatchObject({
    code: 1005,
    msg: 'This link no longer works. Ask for a new one',
  })
  expect(await entriesOf(account.companyId)).toEqual([
    { action: 'password.forgotten', accountId: null, details: { subject: '沈岚' } },
    { action: 'password.reset', accountId: account.accountId, details: {} },
  ])
})

test.each([
  ['cn', '设置新密码', '您的密码已修改'],
  ['en', 'Set a new password', 'Your password was changed'],
  ['zh-TW', '設定新密碼', '您的密碼已變更'],
])('the mails in %s are “%s” and, afterwards, “%s”', async (lang, asked, changed) => {
  const { email } = await anAccount(server.services)
  const token = await askFor(email, lang)
  await server.call(setPasswordByLink, { token, newPassword }, { lang })
  await deliverMail(server.services)
  const subjects = await server.services.db
    .selectFrom('mail')
    .where('toAddress', '=', email)
    .orderBy('id')
    .select('subject')
    .execute()
  expect(subjects).toEqual([{ subject: asked }, { subject: changed }])
})

test('a mail scanner that opens the link, as often as it likes, does not use it up', async () => {
  const { email } = await anAccount(server.services)
  const token = await askFor(email)
  for (let turn = 0; turn < 10; turn += 1) {
    await server.app.inject({ method: 'GET', url: '/newPassword' })
    expect((await server.call(readPasswordLink, { token })).code).toBe(0)
  }
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(0)
})

test('a link sets a password for thirty minutes, and only the newest one does', async () => {
  const { email } = await anAccount(server.services)
  const first = await askFor(email)
  const second = await askFor(email)
  const set = (token: string) => server.call(setPasswordByLink, { token, newPassword })
  expect((await set(first)).code).toBe(1005)
  server.clock.pass(forgottenMinutes * minuteMs - 1)
  expect((await server.call(readPasswordLink, { token: second })).code).toBe(0)
  server.clock.pass(1)
  expect((await set(second)).code).toBe(1005)
})

test('a password that finds no time to be set once it was counted is no try of its link', async () => {
  const account = await anAccount(server.services)
  const token = await askFor(account.email)
  const { db } = server.services
  const { answer, stop } = await db.transaction().execute(async (transaction) => {
    await sql`lock table attempt in exclusive mode`.execute(transaction)
    const begun = server.call(setPasswordByLink, { token, newPassword })
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    return { answer: begun, stop: keepHashing(server.services) }
  })
  expect((await answer).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  const counts = db.selectFrom('attempt').where('key', 'like', 'password link %')
  expect(await counts.select('count').execute()).toEqual([{ count: 0 }])
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(0)
})

test('simultaneous uses of a link set the password once', async () => {
  const { email } = await anAccount(server.services)
  const token = await askFor(email)
  const set = (newPassword: string) => server.call(setPasswordByLink, { token, newPassword })
  const answers = await Promise.all([set('the first password'), set('the second password')])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1005])
})

test('a link ends with any other change of the password, and opens nothing while its account is frozen', async () => {
  const account = await anAccount(server.services)
  const token = await askFor(account.email)
  const freeze = (userType: string) =>
    server.services.db.updateTable('account').set({ userType }).where('id', '=', account.accountId).execute()
  await freeze('freeze')
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(1005)
  await freeze('general')
  const change = { oldPassword: account.password, newPassword: 'chosen meanwhile' }
  expect((await server.call(changePassword, change, { token: account.token })).code).toBe(0)
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(1005)
})

test('an answer is the same for every e-mail, and a frozen or a demo account gets no mail', async () => {
  const frozen = await anAccount(server.services, { userType: 'freeze' })
  const demo = await anAccount(server.services, { isDemo: true })
  const known = await anAccount(server.services)
  const emails = [known.email, frozen.email, demo.email, 'nobody@nowhere.example', 'no address at all']
  const bodies = new Set<string>()
  for (const email of emails) bodies.add((await server.call(forgotPassword, { email })).body)
  expect(bodies.size).toBe(1)
  expect(await mailsFor(known.email)).toHaveLength(1)
  expect(smtp.caught).toHaveLength(1)
  expect(await server.services.db.selectFrom('forgottenPassword').selectAll().execute()).toEqual([])
})

test('an account without a password is told so by mail', async () => {
  const { email, accountId } = await anAccount(server.services)
  await server.services.db
    .updateTable('account')
    .set({ passwordHash: null })
    .where('id', '=', accountId)
    .execute()
  await server.call(forgotPassword, { email })
  const [mail = ''] = await mailsFor(email)
  expect(mail).toContain('but the account has none')
  expect(tokenIn(mail)).toBe('')
})

test.each([
  ['aaaaaaaaaa', { field: 'newPassword' }],
  ['云间科技云间科技2026', { field: 'newPassword' }],
  ['short', { faults: [{ path: 'newPassword', message: 'must have at least 10 characters' }] }],
])('the rules of a new password hold for %j as well, and the link stays', async (given, data) => {
  const { email } = await anAccount(server.services)
  const token = await askFor(email)
  expect(await server.call(setPasswordByLink, { token, newPassword: given })).toMatchObject({
    code: 1003,
    data,
  })
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(0)
})

test('an e-mail is asked for five times an hour, an address asks twenty times, known or not', async () => {
  const { email } = await anAccount(server.services)
  const ask = async (each: string) => (await server.call(forgotPassword, { email: each })).code
  for (const each of [email, 'nobody@nowhere.example']) {
    for (let turn = 0; turn < emailLimit.max; turn += 1) expect(await ask(each)).toBe(0)
    expect(await ask(each)).toBe(1009)
  }
  const left = addressLimit.max - 2 * emailLimit.max - 2
  for (let turn = 0; turn < left; turn += 1) expect(await ask(`nobody-${turn}@nowhere.example`)).toBe(0)
  expect(await ask('somebody@nowhere.example')).toBe(1009)
})

test('an administrator who reads the company’s mail does not read the link', async () => {
  const { companyId } = await aCompany(server.services)
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const { email } = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  await server.call(forgotPassword, { email })
  await answerForgottenPasswords(server.services)
  const textOf = async () => (await server.call(listMail, {}, admin)).data.list[0]?.text
  expect(await textOf()).toContain('/newPassword#••••••')
  await deliverMail(server.services)
  expect(await textOf()).toContain('/newPassword#••••••')
})

test('a password that is set by a link opens no session, and does not get around a second factor', async () => {
  const account = await enrolled(server)
  const token = await askFor(account.email)
  const set = await server.call(setPasswordByLink, { token, newPassword })
  expect(set).toMatchObject({ code: 0, data: null })
  const answer = await server.call(signIn, { email: account.email, password: newPassword })
  expect(answer).toMatchObject({ code: 1004, data: { kinds: ['totp'], mustEnrol: false } })
})

test('the purpose of a link comes with the brand that the company’s people know [P6-031]', async () => {
  const account = await anAccount(server.services)
  const token = await askFor(account.email)
  expect((await server.call(readPasswordLink, { token })).data).not.toHaveProperty('partnerBrand')
  const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
  await aSetting(server.services, account.companyId, 'rules', { partnerBrand })
  expect((await server.call(readPasswordLink, { token })).data).toMatchObject({ partnerBrand })
})
