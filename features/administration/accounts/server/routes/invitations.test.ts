import { dayMs } from '@candor/kernel/durations'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { openMailCatcher, partsOf } from '@candor/testkit/smtp'
import { afterAll, expect, test } from 'vitest'
import { openMailer } from '../../../../../apps/server/src/plumbing/providers/mailer.ts'
import { deliverBy } from '../../../../platform/mail/server/jobs.ts'
import { readPasswordLink, setPasswordByLink } from '../../../../sign-in/password-links/contract.ts'
import { invitationLimit } from '../../../../sign-in/password-links/rules/links.ts'
import { signIn } from '../../../../sign-in/session/contract.ts'
import { inviteAccount, revokeInvitation } from '../../contract/invitation.ts'
import { addAccount, freezeAccount, listAccounts } from '../../contract.ts'
import { aStaff, logOf } from './staff-under-test.ts'

const deliverMail = deliverBy('mail')

const smtp = await openMailCatcher()
afterAll(() => smtp.close())
const mailer = openMailer({ url: smtp.url, from: 'Candor <candor@company.example>' })
const server = serverUnderTest({}, { mailer })

const newPassword = 'a password of her own'
let serial = 0

/** Adds an account, which is invited by mail. */
async function anInvited(lang = 'en') {
  const { companyId, admin, general } = await aStaff(server.services)
  serial += 1
  const email = `zhou-${serial}@invited.example`
  // In between time goes on, past the end of any session.
  const as = async () => ({ token: (await server.call(signIn, admin)).data.token, lang })
  const given = { name: '周宁', email, userType: 'general', roleId: general.roleId }
  const added = await server.call(addAccount, given, await as())
  expect(added).toMatchObject({ code: 0, data: { password: null } })
  const { accountId } = added.data
  return { companyId, accountId, email, as }
}

async function mailsOf(email: string) {
  await deliverMail(server.services)
  return smtp.caught.filter(({ to }) => to.includes(email)).map((mail) => partsOf(mail)[0] ?? '')
}

const newestToken = async (email: string) =>
  /\/newPassword#([\w-]{43})/.exec((await mailsOf(email)).at(-1) ?? '')?.[1] ?? ''

const listed = async ({ accountId, as }: Awaited<ReturnType<typeof anInvited>>) =>
  (await server.call(listAccounts, {}, await as())).data.list.find((each) => each.accountId === accountId)

test('the people of a partner are invited under its name [P6-031]', async () => {
  const { companyId, accountId, email, as } = await anInvited()
  await aSetting(server.services, companyId, 'rules', { partnerBrand: { title: '云涧人才' } })
  expect((await server.call(inviteAccount, { accountId }, await as())).code).toBe(0)
  expect((await mailsOf(email)).at(-1)).toContain('has opened a 云涧人才 account for you')
})

test.each([
  ['cn', '云间科技 为您开通了 Candor 账号'],
  ['en', '云间科技 has opened a Candor account for you'],
  ['zh-TW', '云间科技 為您開通了 Candor 帳號'],
])(
  'an added account is invited by mail in %s, and sets its own password by the link',
  async (lang, words) => {
    const invited = await anInvited(lang)
    const { email, companyId } = invited
    expect((await mailsOf(email)).at(-1)).toContain(words)
    const token = await newestToken(email)
    expect((await server.call(readPasswordLink, { token })).data).toMatchObject({
      purpose: 'invitation',
      email,
    })
    expect((await server.call(signIn, { email, password: newPassword })).code).toBe(1011)
    expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(0)
    const signedIn = await server.call(signIn, { email, password: newPassword })
    expect(signedIn.data.userInfo.mustChangePassword).toBe(false)
    expect(await listed(invited)).toMatchObject({ invitation: null, mustChangePassword: false })
    const log = await logOf(server.services, companyId)
    expect(log.map(({ action }) => action)).toEqual(['account.added', 'account.invited', 'account.joined'])
  },
)

test('an invitation opens its account for seven days; sent again, the link before opens nothing', async () => {
  const invited = await anInvited()
  const { accountId, email, as } = invited
  const first = await newestToken(email)
  expect(await listed(invited)).toMatchObject({ invitation: { state: 'open' } })
  server.clock.pass(7 * dayMs)
  expect(await listed(invited)).toMatchObject({ invitation: { state: 'over' } })
  expect((await server.call(setPasswordByLink, { token: first, newPassword })).code).toBe(1005)
  expect((await server.call(inviteAccount, { accountId }, await as())).code).toBe(0)
  const second = await newestToken(email)
  expect((await server.call(setPasswordByLink, { token: first, newPassword })).code).toBe(1005)
  expect((await server.call(setPasswordByLink, { token: second, newPassword })).code).toBe(0)
  expect(await server.call(inviteAccount, { accountId }, await as())).toMatchObject({
    code: 1012,
    msg: 'This account has no open invitation',
  })
})

test('an invitation that was taken back opens nothing, is shown so, and can be sent again', async () => {
  const invited = await anInvited()
  const { accountId, companyId, email, as } = invited
  const token = await newestToken(email)
  const revoke = async () => (await server.call(revokeInvitation, { accountId }, await as())).code
  expect([await revoke(), await revoke()]).toEqual([0, 0])
  expect(await listed(invited)).toMatchObject({ invitation: { state: 'revoked' } })
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(1005)
  expect((await server.call(inviteAccount, { accountId }, await as())).code).toBe(0)
  const again = await newestToken(email)
  expect((await server.call(setPasswordByLink, { token: again, newPassword })).code).toBe(0)
  const log = await logOf(server.services, companyId)
  expect(log.filter(({ action }) => action === 'account.uninvited')).toHaveLength(1)
})

test('a frozen account does not come in by its invitation, and is not sent another one', async () => {
  const { accountId, email, as } = await anInvited()
  const token = await newestToken(email)
  await server.call(freezeAccount, { accountId, isFrozen: true }, await as())
  expect((await server.call(setPasswordByLink, { token, newPassword })).code).toBe(1005)
  expect((await server.call(inviteAccount, { accountId }, await as())).code).toBe(1012)
})

test('an account is sent no more than five invitations an hour', async () => {
  const { accountId, as } = await anInvited()
  const caller = await as()
  const invite = async () => (await server.call(inviteAccount, { accountId }, caller)).code
  for (let turn = 0; turn < invitationLimit.max; turn += 1) expect(await invite()).toBe(0)
  expect(await invite()).toBe(1009)
  // Another spelling of the id is the same account.
  for (const spelled of [accountId.toUpperCase(), ` ${accountId}`, accountId.replace('a', 'A')])
    expect((await server.call(inviteAccount, { accountId: spelled }, caller)).code).not.toBe(0)
})

test('an invitation for an account that does not exist stores no try', async () => {
  const { as } = await anInvited()
  const caller = await as()
  for (const made of ['no id', '00000000-0000-4000-8000-000000000000', 'x'.repeat(90)])
    expect((await server.call(inviteAccount, { accountId: made }, caller)).code).toBe(1005)
  const stored = server.services.db.selectFrom('attempt').where('key', 'like', 'invitation %')
  for (const { key } of await stored.select('key').execute())
    expect(key).toMatch(/^invitation [\da-f-]{36} [\da-f-]{36}$/)
})

test('an account that is added with a one-time password gets no mail', async () => {
  const { admin, general } = await aStaff(server.services)
  const as = { token: (await server.call(signIn, admin)).data.token }
  const email = 'by-password@invited.example'
  const given = {
    name: '周宁',
    email,
    userType: 'general',
    roleId: general.roleId,
    wayIn: 'password',
  } as const
  const { code, data } = await server.call(addAccount, given, as)
  expect([code, typeof data.password]).toEqual([0, 'string'])
  expect(await mailsOf(email)).toEqual([])
  expect((await server.call(listAccounts, {}, as)).data.canInvite).toBe(true)
})
