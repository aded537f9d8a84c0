import { changeRow } from '@candor/testkit/builders'
import { readTextCode } from '@candor/testkit/texts'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { giveSecondFactor } from '../../../second-factor/contract.ts'
import { enrolled } from '../../../second-factor/server/routes/enrolled-under-test.ts'
import { getUserInfo } from '../../../session/contract.ts'
import { linkApp, sendLinkCode, unlinkApp } from '../../contract.ts'
import { phone, waiting, wechatUnderTest } from './wechat-under-test.ts'

const { server, aPerson, prove, link, info, actions } = await wechatUnderTest()

test.each([
  [
    'cn',
    '这个微信已绑定另一个账号，请先在那个账号中解除绑定',
    '这个账号已绑定另一个微信，请先在“登录与安全”中解除绑定',
  ],
  [
    'en',
    'This WeChat is linked to another account. Unlink it there first',
    'This account is linked to another WeChat. Unlink it under “Sign-in and security” first',
  ],
  [
    'zh-TW',
    '這個微信已綁定另一個帳號，請先在那個帳號中解除綁定',
    '這個帳號已綁定另一個微信，請先在「登入與安全性」中解除綁定',
  ],
])(
  'an openId is linked to one account, and an account to one openId: %s',
  async (lang, elsewhere, accountLinked) => {
    await aPerson()
    await aPerson('13912345678')
    await link(await prove('oPerson-1'))
    expect(await link(await prove('oPerson-1'), '13912345678', lang)).toMatchObject({
      code: 1003,
      msg: elsewhere,
    })
    expect(await link(await prove('oPerson-2'), phone, lang)).toMatchObject({
      code: 1003,
      msg: accountLinked,
    })
    expect((await info(await prove('oPerson-2'))).data.authStatus).toBe(0)
    expect((await link(await prove('oPerson-1'))).code).toBe(0)
  },
)

test('a wrong code links nothing, and a number that no account has is refused alike', async () => {
  const person = await aPerson()
  const proof = await prove()
  await server.call(sendLinkCode, { ...proof, phone, smsType: 3 })
  const right = await readTextCode(server.services, phone)
  const vcode = right === '000000' ? '000001' : '000000'
  const wrong = await server.call(linkApp, { ...proof, phone, vcode })
  const unknown = await server.call(linkApp, { ...proof, phone: '13700000000', vcode })
  expect(wrong).toMatchObject({ code: 1003 })
  expect(unknown.body).toBe(wrong.body)
  expect((await info(proof)).data.authStatus).toBe(0)
  await expect.poll(() => actions(person)).toContain('signIn.refused')
})

test('cancelAuth unlinks the caller’s account, and ends its sessions by the app [P7-016]', async () => {
  const person = await aPerson()
  const proof = await prove()
  const inApp = (await link(proof)).data.token
  const other = await server.call(unlinkApp, { openId: 'oPerson-2' }, person)
  expect(other.code).toBe(1005)
  expect((await server.call(unlinkApp, { openId: 'oPerson-1' }, person)).code).toBe(0)
  expect((await info(proof)).data.authStatus).toBe(0)
  expect((await server.call(getUserInfo, {}, { token: inApp })).code).toBe(1001)
  expect((await server.call(getUserInfo, {}, person)).data.authStatus).toBe(0)
  expect((await server.call(unlinkApp, {}, person)).code).toBe(0)
  expect((await actions(person)).filter((action) => action === 'appLink.removed')).toHaveLength(1)
})

test.each([
  ['cn', '您的账号已绑定微信', '您的账号已解除微信绑定'],
  ['en', 'WeChat was linked to your account', 'WeChat was unlinked from your account'],
  ['zh-TW', '您的帳號已綁定微信', '您的帳號已解除微信綁定'],
])(
  'the owner is told by mail, in their own language, of the app that is linked and unlinked: %s',
  async (lang, linked, unlinked) => {
    const person = await aPerson()
    const { token } = (await link(await prove(), phone, lang)).data
    await link(await prove(), phone, lang)
    await server.call(unlinkApp, {}, { token, lang })
    const mails = server.services.db.selectFrom('mail').where('toAddress', '=', person.email).orderBy('id')
    expect(await mails.select('subject').execute()).toEqual([{ subject: linked }, { subject: unlinked }])
  },
)

test('an account with a second factor is linked once its second step is done, and not before [P6-002]', async () => {
  const person = await enrolled(server, { userType: 'admin' })
  await changeRow(server.services, 'account', person.accountId, { phone: `+86${phone}` })
  const proof = await prove()
  const { code, pending } = await waiting(() => link(proof))
  expect(code).toBe(1004)
  expect((await info(proof)).data.authStatus).toBe(0)
  expect(await actions(person)).not.toContain('appLink.made')
  const done = await server.call(giveSecondFactor, { pending, code: person.code() })
  expect(done.data.userInfo).toMatchObject({ authStatus: 1, openId: proof.openId })
  expect(await actions(person)).toContain('appLink.made')
})

test('a link that cannot be made is refused before the second step, and after it where it became so [P6-002]', async () => {
  const person = await enrolled(server, { userType: 'admin' })
  const { db } = server.services
  await changeRow(server.services, 'account', person.accountId, { phone: `+86${phone}` })
  await aPerson('13912345678')
  await link(await prove('oPerson-1'), '13912345678')
  const elsewhere = await link(await prove('oPerson-1'))
  expect(elsewhere).toMatchObject({
    code: 1003,
    msg: 'This WeChat is linked to another account. Unlink it there first',
  })

  const { pending } = await waiting(async () => link(await prove('oPerson-2')))
  const { accountId, companyId } = person
  await db
    .insertInto('appLink')
    .values({ accountId, companyId, openId: 'oPerson-3', linkedAt: new Date() })
    .execute()
  const words = 'This account is linked to another WeChat. Unlink it under “Sign-in and security” first'
  expect(await link(await prove('oPerson-4'))).toMatchObject({ code: 1003, msg: words })
  const meanwhile = await server.call(giveSecondFactor, { pending, code: person.code() }, { lang: 'en' })
  expect(meanwhile).toMatchObject({ code: 1003, msg: words, data: { isOver: true } })
})

test('an app that is unlinked during its sign-in opens no session [P6-002]', async () => {
  const person = await aPerson()
  const proof = await prove()
  await link(proof)
  const { db } = server.services
  const { begun } = await db.transaction().execute(async (transaction) => {
    // The account is found by its link before the session waits for the account.
    await transaction
      .selectFrom('account')
      .where('id', '=', person.accountId)
      .forUpdate()
      .select('id')
      .execute()
    const answer = info(proof)
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await transaction.deleteFrom('appLink').where('accountId', '=', person.accountId).execute()
    return { begun: answer }
  })
  expect((await begun).code).toBe(1003)

  const careful = await enrolled(server, { userType: 'admin' })
  const { accountId, companyId } = careful
  await db
    .insertInto('appLink')
    .values({ accountId, companyId, openId: 'oPerson-7', linkedAt: new Date() })
    .execute()
  const { pending } = await waiting(async () => info(await prove('oPerson-7')))
  await server.call(unlinkApp, {}, careful)
  expect((await server.call(giveSecondFactor, { pending, code: careful.code() })).code).toBe(1011)
})
