import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { changePassword, getUserInfo, signIn } from '../../../session/contract.ts'
import { giveSecondFactor } from '../../contract.ts'
import { codeLimit } from '../../rules/proof.ts'
import { beginSignIn, enrolled } from './enrolled-under-test.ts'

const server = serverUnderTest()

const give = (pending: string, code: string, lang = 'en') =>
  server.call(giveSecondFactor, { pending, code }, { lang })

async function entriesOf(companyId: string) {
  const rows = await server.services.db
    .selectFrom('auditEntryWhole')
    .select(['companyId', 'action', 'details'])
    .orderBy('sequence')
    .execute()
  return rows.filter((row) => row.companyId === companyId).map(({ action }) => action)
}

test('an account with an authenticator app signs in by its password and a code', async () => {
  const account = await enrolled(server)
  const answer = await server.call(signIn, account)
  expect(answer).toMatchObject({ code: 1004, data: { kinds: ['totp'], mustEnrol: false } })
  const { pending } = await beginSignIn(server, account)
  const signedIn = await give(pending, account.code())
  expect(signedIn.code).toBe(0)
  const info = await server.call(getUserInfo, {}, { token: signedIn.data.token })
  expect(info.data.userId).toBe(account.accountId)
  const session = await server.services.db
    .selectFrom('session')
    .where('accountId', '=', account.accountId)
    .where('secondFactor', '=', 'totp')
    .select('way')
    .execute()
  expect(session).toEqual([{ way: 'password' }])
})

test('the first step alone opens nothing', async () => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  expect((await server.call(getUserInfo, {}, { token: pending })).code).toBe(1001)
})

test('a code is taken once: the next sign-in with it is refused, and waits for the next code', async () => {
  const account = await enrolled(server)
  const first = await beginSignIn(server, account)
  const code = account.code()
  expect((await give(first.pending, code)).code).toBe(0)
  const second = await beginSignIn(server, account)
  const replayed = await give(second.pending, code, 'zh-TW')
  expect(replayed).toMatchObject({ code: 1011, msg: '這個驗證碼已經用過，請等下一個' })
  server.clock.pass(30_000)
  expect((await give(second.pending, account.code())).code).toBe(0)
})

test('a code from before the last taken code is refused', async () => {
  const account = await enrolled(server)
  const earlier = account.code(-30)
  expect((await give((await beginSignIn(server, account)).pending, account.code())).code).toBe(0)
  expect((await give((await beginSignIn(server, account)).pending, earlier)).code).toBe(1011)
})

test.each([
  ['cn', '可能是手机的时间不准'],
  ['en', 'set your phone’s clock to automatic'],
  ['zh-TW', '可能是手機的時間不準'],
])(
  'a code of a clock five minutes wrong is refused in %s with a word about the clock',
  async (lang, words) => {
    const account = await enrolled(server)
    const { pending } = await beginSignIn(server, account)
    for (const seconds of [-300, 300]) {
      const answer = await give(pending, account.code(seconds), lang)
      expect(answer.code).toBe(1011)
      expect(answer.msg).toContain(words)
    }
    expect((await give(pending, account.code(30))).code).toBe(0)
  },
)

test('one code at many sign-ins at once opens one session', async () => {
  const account = await enrolled(server)
  // As many at once as one address may try.
  const waiting = await Promise.all(Array.from({ length: 5 }, () => beginSignIn(server, account)))
  const code = account.code()
  const codes = (await Promise.all(waiting.map(({ pending }) => give(pending, code)))).map(
    (each) => each.code,
  )
  expect(codes.filter((each) => each === 0)).toHaveLength(1)
  expect(codes.filter((each) => each === 1011)).toHaveLength(4)
})

test('a step that another one has overtaken is told so, and not that the password is wrong', async () => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  const answers = await Promise.all(
    [account.code(), account.code(30)].map((code) => give(pending, code, 'cn')),
  )
  const refused = answers.find(({ code }) => code !== 0)
  expect(refused).toMatchObject({ code: 1011, data: { isOver: true } })
  expect(refused?.msg).toMatch(/这一步已在别处完成|这次登录等待太久/)
})

test('a waiting sign-in opens one session, also with several codes at the same time', async () => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  const given = [account.code(), account.code(30), account.recoveryCodes[0] ?? '']
  const codes = (await Promise.all(given.map((code) => give(pending, code)))).map((each) => each.code)
  expect(codes.filter((each) => each === 0)).toHaveLength(1)
})

test('a sign-in must begin anew after five wrong codes, even with the right one', async () => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  const wrong = await Promise.all(Array.from({ length: 5 }, () => give(pending, '000000')))
  expect(wrong.map(({ code }) => code)).toEqual(Array(5).fill(1011))
  const over = await give(pending, account.code())
  expect(over).toMatchObject({ code: 1011, msg: expect.stringContaining('Sign in again') })
  expect(over.data).toEqual({ isOver: true })
})

test('a sign-in waits ten minutes for its second step', async () => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  server.clock.pass(10 * 60_000)
  expect((await give(pending, account.code())).data).toEqual({ isOver: true })
})

test('codes are limited over all sign-ins of an account, also with the right password', async () => {
  const account = await enrolled(server)
  for (let turn = 0; turn < codeLimit.max; turn += 1) {
    const { pending } = await beginSignIn(server, account)
    expect((await give(pending, '000000')).code).toBe(1011)
  }
  const { pending } = await beginSignIn(server, account)
  const refused = await give(pending, account.code())
  expect(refused).toMatchObject({ code: 1009, data: { retryAfterSeconds: expect.any(Number) } })
  server.clock.pass(codeLimit.perMinutes * 60_000)
  const later = await beginSignIn(server, account)
  expect((await give(later.pending, account.code())).code).toBe(0)
})

test('a recovery code signs in once, in any spelling; the owner gets a mail, and the record an entry', async () => {
  const account = await enrolled(server)
  const [code = '', other = ''] = account.recoveryCodes
  const first = await beginSignIn(server, account)
  expect((await give(first.pending, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).code).toBe(0)
  expect(await entriesOf(account.companyId)).toContain('recoveryCode.used')
  const [mail] = await server.services.db
    .selectFrom('mail')
    .where('toAddress', '=', account.email)
    .orderBy('id', 'desc')
    .select(['subject', 'bodyText'])
    .execute()
  expect(mail?.subject).toBe('Somebody signed in to your account with a recovery code')
  expect(mail?.bodyText).toContain('9 are left')
  const second = await beginSignIn(server, account)
  const again = await give(second.pending, code, 'cn')
  const refused = '恢复码不正确或已使用过，请核对后重试，或换一个恢复码'
  expect(again).toMatchObject({ code: 1011, msg: refused })
  expect((await give(second.pending, other)).code).toBe(0)
})

test.each([
  ['cn', '恢复码不正确或已使用过，请核对后重试，或换一个恢复码'],
  ['en', 'This recovery code is incorrect or was used before. Check it and try again, or use another one'],
  ['zh-TW', '復原碼不正確或已使用過，請核對後重試，或換一組復原碼'],
])('a wrong recovery code is refused in %s with words about recovery codes', async (lang, msg) => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  expect(await give(pending, '2222-2222-2222-22', lang)).toMatchObject({ code: 1011, msg })
})

/** Sends a code from an address, as a proxy's client. */
async function giveFrom(remoteAddress: string, pending: string, code: string) {
  const request = { method: 'POST', url: giveSecondFactor.path, remoteAddress } as const
  const response = await server.app.inject({ ...request, payload: { pending, code } })
  return { code: readEnvelope(response.json()).code }
}

test('wrong codes from elsewhere with the right password do not lock the owner out at a known address', async () => {
  const account = await enrolled(server)
  const own = '198.51.100.1'
  expect((await giveFrom(own, (await beginSignIn(server, account)).pending, account.code())).code).toBe(0)
  server.clock.pass(60_000)
  const elsewhere: number[] = []
  for (let turn = 0; turn < 25; turn += 1) {
    const { pending } = await beginSignIn(server, account)
    elsewhere.push((await giveFrom('203.0.113.9', pending, '000000')).code)
  }
  expect(elsewhere.filter((code) => code === 1009)).toHaveLength(25 - codeLimit.max)
  expect((await giveFrom(own, (await beginSignIn(server, account)).pending, account.code())).code).toBe(0)
  // The owner's success gives nobody elsewhere new tries.
  const again = await giveFrom('203.0.113.9', (await beginSignIn(server, account)).pending, '000000')
  expect(again.code).toBe(1009)
  for (let turn = 0; turn < codeLimit.max; turn += 1)
    await giveFrom(own, (await beginSignIn(server, account)).pending, '000000')
  expect((await giveFrom(own, (await beginSignIn(server, account)).pending, '000000')).code).toBe(1009)
})

test('a recovery code of another account opens nothing', async () => {
  const account = await enrolled(server)
  const other = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  expect((await give(pending, other.recoveryCodes[0] ?? '')).code).toBe(1011)
  expect((await give(pending, other.code())).code).toBe(1011)
})

test('an account that was frozen, or given another password, after its first step does not come in', async () => {
  const frozen = await enrolled(server)
  const changed = await enrolled(server)
  const waiting = [await beginSignIn(server, frozen), await beginSignIn(server, changed)]
  const { db } = server.services
  await db.updateTable('account').set({ userType: 'freeze' }).where('id', '=', frozen.accountId).execute()
  const change = { oldPassword: changed.password, newPassword: 'another password' }
  expect((await server.call(changePassword, change, { token: changed.token })).code).toBe(0)
  // A wrong code tells nothing of the account.
  expect((await give(waiting[0]?.pending ?? '', '000000')).msg).toContain('set your phone’s clock')
  expect(await give(waiting[0]?.pending ?? '', frozen.code())).toMatchObject({
    code: 1011,
    data: { isOver: true },
    msg: 'Your account is frozen. Contact an administrator of your company',
  })
  expect((await give(waiting[1]?.pending ?? '', changed.code())).code).toBe(1011)
})

test('a refused code is recorded as a refused sign-in', async () => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  await give(pending, '000000')
  await expect.poll(() => entriesOf(account.companyId)).toContain('signIn.refused')
})
