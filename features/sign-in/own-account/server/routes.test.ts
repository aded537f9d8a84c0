import { anAccount, changeRow } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { renewCalendarAddress } from '../../../meetings/planning/contract/calendar.ts'
import { changePassword, signIn } from '../../session/contract.ts'
import { signInLimit } from '../../session/rules/sign-in.ts'

const server = serverUnderTest()

const repeated = {
  cn: '新密码不能只是空格或同一个字符的重复',
  en: 'The new password cannot consist only of spaces or of one repeated character',
  'zh-TW': '新密碼不能只是空格或同一個字元的重複',
}
const own = {
  cn: '新密码不能是您的邮箱、姓名或公司名称，重复书写或加上数字也不行',
  en: 'The new password cannot be your email, your name or the company’s name, even repeated or with digits added',
  'zh-TW': '新密碼不能是您的電子郵件、姓名或公司名稱，重複書寫或加上數字也不行',
}

const common = {
  cn: '新密码太常见，容易被猜到，请换一个',
  en: 'The new password is too common and easily guessed. Choose another one',
  'zh-TW': '新密碼太常見，容易被猜到，請換一個',
}

test.each([
  ['ten spaces', () => ' '.repeat(10), repeated],
  ['one letter ten times', () => 'aAaAaAaAaA', repeated],
  ['the e-mail', ({ email }: { email: string }) => email.toUpperCase(), own],
  ['the name of the account, repeated', () => '陈薇'.repeat(5), own],
  ['the name of the company, with a year', () => '云间科技20262026', own],
  ['the Latin name of the company', () => 'yunjian tech', own],
  ['one of the commonest', () => 'Qwertyuiop', common],
  ['one of the commonest with a year', () => 'password2026', common],
])('%s is refused as a new password, in words and with its field', async (_, passwordOf, words) => {
  const account = await anAccount(server.services)
  await changeRow(server.services, 'company', account.companyId, { nameLatin: 'Yunjian Tech' })
  const change = { oldPassword: account.password, newPassword: passwordOf(account) }
  for (const [lang, msg] of Object.entries(words)) {
    const answer = await server.call(changePassword, change, { token: account.token, lang })
    expect(answer).toMatchObject({ code: 1003, msg, data: { field: 'newPassword' } })
  }
  expect((await server.call(signIn, { email: account.email, password: account.password })).code).toBe(0)
})

test('new passwords that are refused are no tries at the old one', async () => {
  const { token, password: oldPassword } = await anAccount(server.services)
  const change = (newPassword: string) => server.call(changePassword, { oldPassword, newPassword }, { token })
  for (let attempt = 0; attempt <= signInLimit.max; attempt += 1) {
    expect((await change('aaaaaaaaaa')).code).toBe(1003)
    expect((await change(oldPassword)).code).toBe(1003)
  }
  expect((await change('another password')).code).toBe(0)
})

test('a change that is refused for want of time is no try at the old password', async () => {
  const { token, password: oldPassword } = await anAccount(server.services)
  const change = { oldPassword, newPassword: 'another password' }
  const stop = keepHashing(server.services)
  for (let attempt = 0; attempt <= signInLimit.max; attempt += 1)
    expect((await server.call(changePassword, change, { token })).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  expect((await server.call(changePassword, change, { token })).code).toBe(0)
})

test.each([
  ['cn', '您的密码已修改'],
  ['en', 'Your password was changed'],
  ['zh-TW', '您的密碼已變更'],
])(
  'a changed password is told by mail, in the owner’s language, and a refused change is not: %s',
  async (locale, subject) => {
    const { token, email, accountId, password: oldPassword } = await anAccount(server.services)
    const { db } = server.services
    await db.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
    const change = (given: string) =>
      server.call(
        changePassword,
        { oldPassword: given, newPassword: 'another password' },
        { token, lang: 'en' },
      )
    expect((await change('not it')).code).toBe(1011)
    expect((await change(oldPassword)).code).toBe(0)
    const mails = await db
      .selectFrom('mail')
      .where('toAddress', '=', email)
      .select(['subject', 'bodyText'])
      .execute()
    expect(mails.map((mail) => mail.subject)).toEqual([subject])
    expect(mails[0]?.bodyText).toContain(email)
    expect(mails[0]?.bodyText).toMatch(/[（(](中国标准时间，|Shanghai, |中國標準時間，)UTC\+08:00[）)]/)
  },
)

test.each([
  ['64 characters', 'x'.repeat(32) + 'y'.repeat(32)],
  ['200 characters', 'ab'.repeat(100)],
  ['small letters alone', 'correcthorsebattery'],
  ['digits alone', '7392846150283'],
  ['any script and signs', '海岚·пароль·🎺🎺'],
  ['spaces at both ends', '  left and right  '],
])('a password of %s is taken as it was typed, and opens the account exactly so', async (_, newPassword) => {
  const { token, email, password: oldPassword } = await anAccount(server.services)
  expect((await server.call(changePassword, { oldPassword, newPassword }, { token })).code).toBe(0)
  const open = async (password: string) => (await server.call(signIn, { email, password })).code
  expect(await open(newPassword)).toBe(0)
  for (const other of [newPassword.slice(0, -1), newPassword.toUpperCase(), newPassword.trim()])
    if (other !== newPassword) expect(await open(other)).toBe(1011)
})

test.each([
  ['cn', '您的日历订阅地址仍然有效'],
  ['en', 'The calendar address for your interviews still works'],
  ['zh-TW', '您的行事曆訂閱網址仍然有效'],
])('the mail about a new password tells in %s of a calendar address that works on', async (locale, words) => {
  const { db } = server.services
  for (const hasAddress of [true, false]) {
    const { token, email, accountId, password: oldPassword } = await anAccount(server.services)
    await db.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
    if (hasAddress) await server.call(renewCalendarAddress, {}, { token })
    const change = { oldPassword, newPassword: 'another password' }
    expect((await server.call(changePassword, change, { token })).code).toBe(0)
    const mail = await db
      .selectFrom('mail')
      .where('toAddress', '=', email)
      .select('bodyText')
      .executeTakeFirstOrThrow()
    expect(mail.bodyText.includes(words)).toBe(hasAddress)
  }
})
