import { dayMs } from '@candor/kernel/durations'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addAccount, freezeAccount, resetPassword } from '../../../../administration/accounts/contract.ts'
import { changePassword, signIn } from '../../contract.ts'
import { signInLimit } from '../../rules/sign-in.ts'

const server = serverUnderTest()
const over = {
  cn: '一次性密码已过期，请联系管理员重新获取',
  en: 'The one-time password has expired. Ask an administrator for a new one',
  'zh-TW': '一次性密碼已過期，請聯絡管理員重新取得',
}

/** An administrator, who signs in anew for each act: in between time goes on. */
async function anAdministrator() {
  const account = await anAccount(server.services, { userType: 'admin' })
  const { email, password } = account
  const as = async () => ({ token: (await server.call(signIn, { email, password })).data.token })
  return { account, as }
}

async function anAddedAccount({ account, as }: Awaited<ReturnType<typeof anAdministrator>>, email: string) {
  const given = { name: '周宁', email, userType: 'general', roleId: account.roleId }
  const { data } = await server.call(addAccount, given, await as())
  return { email, accountId: data.accountId, password: data.password ?? '' }
}

const signInWith = ({ email, password }: { email: string; password: string }, lang = 'en') =>
  server.call(signIn, { email, password }, { lang })

test('a new account’s one-time password ends after three days, and a sign-in with it is told so', async () => {
  const added = await anAddedAccount(await anAdministrator(), 'zhou@three.example')
  server.clock.pass(3 * dayMs - 1)
  expect((await signInWith(added)).code).toBe(0)
  server.clock.pass(1)
  for (const [lang, msg] of Object.entries(over)) {
    expect(await signInWith(added, lang)).toMatchObject({ code: 1011, msg })
  }
})

test('a stranger with another password does not learn that a one-time password has ended', async () => {
  const added = await anAddedAccount(await anAdministrator(), 'zhou@stranger.example')
  server.clock.pass(8 * dayMs)
  const wrong = await signInWith({ ...added, password: 'a guess' })
  expect(wrong).toMatchObject({ code: 1011, msg: 'The email or password is incorrect' })
  expect((await signInWith({ email: 'nobody@stranger.example', password: 'a guess' })).body).toBe(wrong.body)
})

test('a frozen account with an expired one-time password is refused like a wrong password', async () => {
  const admin = await anAdministrator()
  const added = await anAddedAccount(admin, 'zhou@frozen.example')
  await server.call(freezeAccount, { accountId: added.accountId, isFrozen: true }, await admin.as())
  server.clock.pass(8 * dayMs)
  expect((await signInWith(added)).msg).toBe('The email or password is incorrect')
})

test('another one-time password lets in at once, and ends after three days itself', async () => {
  const admin = await anAdministrator()
  const added = await anAddedAccount(admin, 'zhou@another.example')
  server.clock.pass(8 * dayMs)
  for (let attempt = 0; attempt <= signInLimit.max; attempt += 1) {
    expect((await signInWith(added)).msg).toBe(over.en)
  }
  const { accountId, email } = added
  const { password } = (await server.call(resetPassword, { accountId }, await admin.as())).data
  expect((await signInWith({ email, password })).code).toBe(0)
  server.clock.pass(3 * dayMs)
  expect((await signInWith({ email, password })).msg).toBe(over.en)
})

test('a password that its owner chose in place of a one-time password has no end', async () => {
  const added = await anAddedAccount(await anAdministrator(), 'zhou@chosen.example')
  const { token } = (await signInWith(added)).data
  const change = { oldPassword: added.password, newPassword: 'a password of her own' }
  expect((await server.call(changePassword, change, { token })).code).toBe(0)
  server.clock.pass(400 * dayMs)
  expect((await signInWith({ ...added, password: change.newPassword })).code).toBe(0)
})

test('a session from before the end of a one-time password cannot replace it afterwards', async () => {
  const added = await anAddedAccount(await anAdministrator(), 'zhou@before.example')
  server.clock.pass(2 * dayMs)
  const { token } = (await signInWith(added)).data
  server.clock.pass(2 * dayMs)
  const change = { oldPassword: added.password, newPassword: 'a password of her own' }
  expect(await server.call(changePassword, change, { token })).toMatchObject({ code: 1011, msg: over.en })
})
