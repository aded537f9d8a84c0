import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { changePassword, getUserInfo, signIn } from '../../../sign-in/session/contract.ts'
import { addAccount, freezeAccount, listAccounts, resetPassword, saveAccount } from '../contract.ts'
import { aStaff, logOf } from './routes/staff-under-test.ts'

const server = serverUnderTest()

test('an added account signs in with its one-time password and must choose another first', async () => {
  const { companyId, admin, general } = await aStaff(server.services)
  const given = { name: '周宁', email: 'zhou@added.example', userType: 'interviewer', roleId: general.roleId }
  const { data: added } = await server.call(addAccount, given, { token: admin.token })
  const oldPassword = added.password ?? ''
  const signedIn = await server.call(signIn, { email: given.email, password: oldPassword })
  expect(signedIn.data.userInfo).toMatchObject({
    userName: '周宁',
    userType: 'interviewer',
    mustChangePassword: true,
  })
  const { token } = signedIn.data
  const change = { oldPassword, newPassword: 'a password of her own' }
  expect((await server.call(changePassword, change, { token })).code).toBe(0)
  const { role, ...to } = { ...given, role: 'general' }
  expect(await logOf(server.services, companyId)).toEqual([
    {
      action: 'account.added',
      details: {
        subject: '周宁',
        from: null,
        to: { name: to.name, email: to.email, userType: to.userType, role },
      },
    },
  ])
})

test('an e-mail has one account in the whole installation, whatever its case', async () => {
  const { admin, general } = await aStaff(server.services)
  const elsewhere = await anAccount(server.services)
  const email = elsewhere.email.toUpperCase()
  const given = { name: '周宁', email, userType: 'read', roleId: general.roleId }
  expect(await server.call(addAccount, given, { token: admin.token })).toMatchObject({
    code: 1003,
    msg: 'This email address already has an account',
    data: { field: 'email' },
  })
})

test.each([
  [{ email: 'no address' }, 'email'],
  [{ name: '  ' }, 'name'],
  [{ userType: 'owner' }, 'userType'],
  [{ userType: 'freeze' }, 'userType'],
  [{ roleId: '0190d5f0-0000-7000-8000-000000000009' }, 'roleId'],
])('an account with %j is refused, and the refusal names the field', async (wrong, field) => {
  const { admin, general } = await aStaff(server.services)
  const right = { name: '周宁', email: 'zhou@wrong.example', userType: 'read', roleId: general.roleId }
  const { code, body } = await server.call(addAccount, { ...right, ...wrong }, { token: admin.token })
  expect(code).toBe(1003)
  expect(body).toContain(`"${field}"`)
})

test('a role of another company is refused like an unknown role', async () => {
  const { admin, general } = await aStaff(server.services)
  const other = await anAccount(server.services)
  const change = { accountId: general.accountId, roleId: other.roleId }
  const answer = await server.call(saveAccount, change, { token: admin.token })
  expect(answer).toMatchObject({ code: 1003, data: { field: 'roleId' } })
})

test('a frozen account is out with its next request, and back as it was after a thaw and a new sign-in', async () => {
  const { companyId, admin, general } = await aStaff(server.services)
  const codeOf = async (token: string) => (await server.call(getUserInfo, {}, { token })).code
  expect(await codeOf(general.token)).toBe(0)
  const { accountId } = general
  await server.call(freezeAccount, { accountId, isFrozen: true }, { token: admin.token })
  expect(await codeOf(general.token)).toBe(1001)
  const credentials = { email: general.email, password: general.password }
  expect((await server.call(signIn, credentials)).code).toBe(1011)
  const sessions = await server.services.db
    .selectFrom('session')
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .select('id')
    .execute()
  expect(sessions).toEqual([])
  await server.call(freezeAccount, { accountId, isFrozen: false }, { token: admin.token })
  expect(await codeOf(general.token)).toBe(1001)
  const again = await server.call(signIn, credentials)
  expect(again.data.userInfo.userType).toBe('general')
  expect(await logOf(server.services, companyId)).toEqual([
    {
      action: 'account.changed',
      details: { subject: '陈薇', from: { isFrozen: false }, to: { isFrozen: true } },
    },
    {
      action: 'account.changed',
      details: { subject: '陈薇', from: { isFrozen: true }, to: { isFrozen: false } },
    },
  ])
})

test('a frozen account thaws to the type that it was given meanwhile', async () => {
  const { admin, general } = await aStaff(server.services)
  const { accountId } = general
  const as = { token: admin.token }
  await server.call(freezeAccount, { accountId, isFrozen: true }, as)
  await server.call(saveAccount, { accountId, userType: 'read' }, as)
  const listed = await server.call(listAccounts, { userType: 'freeze' }, as)
  expect(listed.data.list).toEqual([expect.objectContaining({ accountId, isFrozen: true, userType: 'read' })])
  await server.call(freezeAccount, { accountId, isFrozen: false }, as)
  const after = await server.call(listAccounts, { userType: 'read' }, as)
  expect(after.data.list).toEqual([expect.objectContaining({ accountId, isFrozen: false })])
})

test('name, type and role change at once, each with its value before in the log', async () => {
  const { companyId, admin, general } = await aStaff(server.services)
  const { accountId } = general
  const as = { token: admin.token }
  await server.call(saveAccount, { accountId, name: '陈维' }, as)
  await server.call(saveAccount, { accountId, userType: 'interviewer', roleId: admin.roleId }, as)
  await server.call(saveAccount, { accountId, userType: 'interviewer' }, as)
  const info = await server.call(getUserInfo, {}, { token: general.token })
  expect(info.data).toMatchObject({ userName: '陈维', userType: 'interviewer', authRoleId: admin.roleId })
  const before = { name: '陈维', userType: 'general', role: 'general' }
  expect((await logOf(server.services, companyId)).map(({ details }) => details)).toEqual([
    { subject: '陈薇', from: { ...before, name: '陈薇' }, to: before },
    { subject: '陈维', from: before, to: { name: '陈维', userType: 'interviewer', role: 'admin' } },
  ])
})

test('a one-time password has 15 random bytes, of a new account as of a reset one', async () => {
  const { admin, general } = await aStaff(server.services)
  const as = { token: admin.token }
  const account = { name: '陈薇', email: 'bytes@one-time.example', userType: 'read', roleId: admin.roleId }
  const added = await server.call(addAccount, account, as)
  const reset = await server.call(resetPassword, { accountId: general.accountId }, as)
  for (const password of [added.data.password, reset.data.password])
    expect(Buffer.from(password ?? '', 'base64url')).toHaveLength(15)
})

test('a password that is reset ends the sessions and holds for one sign-in', async () => {
  const { admin, general } = await aStaff(server.services)
  const { accountId } = general
  const { data } = await server.call(resetPassword, { accountId }, { token: admin.token })
  expect((await server.call(getUserInfo, {}, { token: general.token })).code).toBe(1001)
  const old = { email: general.email, password: general.password }
  expect((await server.call(signIn, old)).code).toBe(1011)
  const signedIn = await server.call(signIn, { email: general.email, password: data.password })
  expect(signedIn.data.userInfo.mustChangePassword).toBe(true)
})

test('a one-time password is stored nowhere as it is, even with a key for retries', async () => {
  const { admin, general } = await aStaff(server.services)
  const idempotencyKey = '0190d5f0-0000-7000-8000-000000000002'
  const as = { token: admin.token, idempotencyKey }
  const { data } = await server.call(resetPassword, { accountId: general.accountId }, as)
  const { db } = server.services
  const stored = [
    await db.selectFrom('answeredRequest').selectAll().execute(),
    await db.selectFrom('account').selectAll().execute(),
    await db.selectFrom('auditEntryWhole').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).not.toContain(data.password)
})

test.each([
  ['cn', '管理员重置了您的密码'],
  ['en', 'An administrator has reset your password'],
  ['zh-TW', '管理員已重設您的密碼'],
])(
  'an account whose password an administrator resets gets a mail in its own language: %s',
  async (locale, subject) => {
    const { admin, general } = await aStaff(server.services)
    const { db } = server.services
    await db.updateTable('account').set({ locale }).where('id', '=', general.accountId).execute()
    const as = { token: admin.token, lang: 'en' }
    const { data } = await server.call(resetPassword, { accountId: general.accountId }, as)
    const mails = await db
      .selectFrom('mail')
      .where('toAddress', '=', general.email)
      .select(['subject', 'bodyText'])
      .execute()
    expect(mails.map((mail) => mail.subject)).toEqual([subject])
    expect(mails[0]?.bodyText).not.toContain(data.password)
  },
)
