import { anAccount, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import { getReportTabConfig } from '../../../../platform/company/contract.ts'
import { changePassword, getUserInfo, signIn } from '../../contract.ts'

const server = serverUnderTest()

test('a new password opens the account, ends the other sessions and lifts the duty to change it', async () => {
  const account = await anAccount(server.services)
  const other = await aToken(server.services, account)
  await server.services.db
    .updateTable('account')
    .set({ mustChangePassword: true })
    .where('id', '=', account.accountId)
    .execute()
  const change = { oldPassword: account.password, newPassword: 'another password' }
  expect((await server.call(changePassword, change, { token: account.token })).code).toBe(0)
  expect((await server.call(getUserInfo, {}, { token: other })).code).toBe(1001)
  const mine = await server.call(getUserInfo, {}, { token: account.token })
  expect(mine.data.mustChangePassword).toBe(false)
  const signInWith = async (password: string) =>
    (await server.call(signIn, { email: account.email, password })).code
  expect(await signInWith(account.password)).toBe(1011)
  expect(await signInWith('another password')).toBe(0)
})

test('a password is changed with the old password, to another and a longer one', async () => {
  const { token, password: oldPassword } = await anAccount(server.services)
  const change = (given: object) =>
    server.call(changePassword, { oldPassword, newPassword: 'another password', ...given }, { token })
  expect((await change({ oldPassword: 'not it' })).msg).toBe('The current password is incorrect')
  expect((await change({ newPassword: oldPassword })).code).toBe(1003)
  expect((await change({ newPassword: 'too short' })).code).toBe(1003)
  expect((await change({})).code).toBe(0)
})

test('a one-time password opens nothing but its own change', async () => {
  const account = await anAccount(server.services)
  const { companyId, token } = account
  await server.services.db
    .updateTable('account')
    .set({ mustChangePassword: true })
    .where('id', '=', account.accountId)
    .execute()
  expect((await server.call(getReportTabConfig, { companyId }, { token })).code).toBe(1002)
  expect((await server.call(getUserInfo, {}, { token })).data.mustChangePassword).toBe(true)
  const change = { oldPassword: account.password, newPassword: 'another password of it' }
  expect((await server.call(changePassword, change, { token })).code).toBe(0)
  expect((await server.call(getReportTabConfig, { companyId }, { token })).code).toBe(0)
})

/** Begins something, and gives its account another password before it comes to its end. */
async function resetMeanwhile<Answer>(
  { companyId, accountId }: Awaited<ReturnType<typeof anAccount>>,
  begin: () => Promise<Answer>,
) {
  const passwordHash = await server.services.passwords.hash('one-time password', 'test')
  const begun = await server.services.db.transaction().execute(async (transaction) => {
    await lockRights(transaction, companyId)
    const answer = begin()
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await transaction.updateTable('account').set({ passwordHash }).where('id', '=', accountId).execute()
    return { answer }
  })
  return begun.answer
}

test('a sign-in that was under way when the password was reset opens no session', async () => {
  const account = await anAccount(server.services)
  const { email, password, accountId } = account
  const answer = await resetMeanwhile(account, () => server.call(signIn, { email, password }))
  expect(answer.code).toBe(1011)
  const sessions = server.services.db.selectFrom('session').where('accountId', '=', accountId).select('id')
  expect(await sessions.execute()).toHaveLength(1)
})

test('a change of password that was under way does not undo a reset', async () => {
  const account = await anAccount(server.services)
  const { email, password: oldPassword, token } = account
  const change = { oldPassword, newPassword: 'another password' }
  const answer = await resetMeanwhile(account, () => server.call(changePassword, change, { token }))
  expect(answer.code).toBe(1011)
  expect((await server.call(signIn, { email, password: 'another password' })).code).toBe(1011)
  expect((await server.call(signIn, { email, password: 'one-time password' })).code).toBe(0)
})
