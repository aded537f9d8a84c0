import { aCompany, anAccount } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { readTextCode } from '@candor/testkit/texts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listMail } from '../../../platform/mail/contract.ts'
import { sendCode } from '../../../platform/text-messages/contract.ts'
import { makeCodes } from '../../../platform/text-messages/server/jobs.ts'
import { listLeads, register } from '../contract.ts'

const site = { company: 'site-under-test', salesEmail: 'sales@acme.example' }
const server = serverUnderTest({ site })

let admin: Awaited<ReturnType<typeof anAccount>>
beforeAll(async () => {
  const { companyId } = await aCompany(server.services)
  await server.services.db
    .updateTable('company')
    .set({ externalId: site.company })
    .where('id', '=', companyId)
    .execute()
  admin = await anAccount(server.services, { userType: 'admin', companyId })
})
beforeEach(async () => {
  const { db } = server.services
  await db.deleteFrom('textCode').execute()
  await db.deleteFrom('lead').execute()
  await db.deleteFrom('mail').execute()
  await db.deleteFrom('attempt').execute()
})

const phone = '13812345678'
const form = { companyName: '云渡科技', userName: '何云舟', position: '招聘经理', phone }
const askCode = (as: { lang?: string } = {}, to = phone) =>
  server.call(sendCode, { prefixPhone: '86', phone: to, smsType: 2 }, as)
const leads = async () => (await server.call(listLeads, {}, admin)).data.list

const readCode = async () => (await readTextCode(server.services, phone)) ?? ''

test('a registration with the code of its telephone is stored, mailed to sales and listed for administrators [P3-029 P7-006]', async () => {
  expect(await askCode()).toMatchObject({ code: 0, data: { resendSeconds: 60 } })
  const vcode = await readCode()
  expect(await server.call(register, { ...form, prefixPhone: '86', vcode }, { lang: 'cn' })).toMatchObject({
    code: 0,
  })
  expect(await leads()).toEqual([
    expect.objectContaining({
      leadId: expect.any(String),
      ...form,
      prefixPhone: '86',
      createdTime: server.clock.now().getTime(),
    }),
  ])
  const mails = (await server.call(listMail, {}, admin)).data.list
  expect(mails).toContainEqual(
    expect.objectContaining({
      to: 'sales@acme.example',
      subject: '试用申请：云渡科技',
      text: expect.stringContaining('+86 13812345678'),
    }),
  )
})

test('the same form sent twice, also at once, is stored and mailed once', async () => {
  await askCode()
  const input = { ...form, vcode: await readCode() }
  const answers = await Promise.all([server.call(register, input), server.call(register, input)])
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  expect(await leads()).toHaveLength(1)
  const mails = (await server.call(listMail, {}, admin)).data.list
  expect(mails.filter(({ to }) => to === site.salesEmail)).toHaveLength(1)
})

test.each([
  ['companyName', '请输入公司名称', 'Enter a company name', '請輸入公司名稱', '[P5-009]'],
  ['userName', '请输入姓名', 'Enter a name', '請輸入姓名', '[P5-010]'],
  ['position', '请输入职位', 'Enter a position', '請輸入職位', '[P5-011]'],
  ['phone', '请输入正确的手机号', 'Enter a valid phone number', '請輸入正確的手機號碼', '[P5-012]'],
  ['vcode', '请输入验证码', 'Enter the code', '請輸入驗證碼', '[P5-013]'],
])('a registration without %s is refused in words: %s / %s / %s %s', async (field, cn, en, tw) => {
  const given = { ...form, vcode: '123456', [field]: ' ' }
  for (const [lang, msg] of [
    ['cn', cn],
    ['en', en],
    ['zh-TW', tw],
  ])
    expect(await server.call(register, given, { lang: lang ?? '' })).toMatchObject({
      code: 1003,
      msg,
      data: null,
    })
  expect(await leads()).toEqual([])
})

test('an invalid number gets no code, and its refusal is a sentence for people [P7-090 P8-034]', async () => {
  for (const wrong of ['', '123', '12812345678', '1381234567', 'nonsense'])
    expect(await askCode({ lang: 'cn' }, wrong)).toMatchObject({ code: 1003, msg: '请输入正确的手机号' })
  expect((await server.call(listMail, {}, admin)).data.list).toEqual([])
})

test('a number gets a code every 60 seconds, five an hour, and one of parallel calls sends it [P9-007]', async () => {
  const answers = await Promise.all([askCode(), askCode(), askCode()])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1009, 1009])
  server.clock.pass(59_000)
  expect(await askCode({ lang: 'en' })).toMatchObject({
    code: 1009,
    msg: 'You can ask for another code in 1 second',
  })
  server.clock.pass(1_000)
  expect((await askCode()).code).toBe(0)
  for (let more = 0; more < 6; more++) {
    server.clock.pass(60_000)
    await askCode()
  }
  server.clock.pass(60_000)
  expect(await askCode({ lang: 'en' })).toMatchObject({ code: 1009, msg: expect.stringContaining('minute') })
})

test('a code is not sent where the text messages of the edition are used up, in three languages', async () => {
  const { companyId } = admin
  await anEdition(server.services, companyId, 'standard')
  const used = { companyId, quota: 'sms', used: 499, periodStart: server.clock.now() }
  await server.services.db.insertInto('quotaUse').values(used).execute()
  expect((await askCode({}, '13900000001')).code).toBe(0)
  await makeCodes(server.services)
  for (const [lang, msg] of [
    ['cn', '本站的短信额度已用完，暂时无法发送验证码，请拨打服务热线'],
    [
      'en',
      'This site has used up its text messages and cannot send codes for now. Please call the service line',
    ],
    ['zh-TW', '本站的簡訊額度已用完，暫時無法傳送驗證碼，請撥打服務熱線'],
  ] as const)
    expect(await askCode({ lang }, '13900000003')).toMatchObject({ code: 1008, msg })
  await server.services.db.updateTable('company').set({ edition: null, editionSince: null }).execute()
})

test('a wrong code may be tried five times, and a right one is over after five minutes', async () => {
  await askCode()
  const vcode = await readCode()
  const wrong = vcode === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++)
    expect((await server.call(register, { ...form, vcode: wrong })).code).toBe(1003)
  expect((await server.call(register, { ...form, vcode })).code).toBe(1003)
  server.clock.pass(60_000)
  await askCode()
  server.clock.pass(300_000)
  expect((await server.call(register, { ...form, vcode: await readCode() })).code).toBe(1003)
  expect(await leads()).toEqual([])
})

test.each([
  ['a number of another country', { prefixPhone: '+44', phone: '20 7946 0958' }, '+44 2079460958'],
  ['an e-mail address alone', { phone: '', email: 'he@yundu.example' }, 'he@yundu.example'],
])('a registration with %s needs no code, is stored once and mailed to sales', async (_, contact, told) => {
  const input = { ...form, ...contact }
  const answers = await Promise.all([server.call(register, input), server.call(register, input)])
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  expect(await leads()).toEqual([expect.objectContaining({ companyName: form.companyName })])
  const [mail, ...others] = (await server.call(listMail, {}, admin)).data.list
  expect(mail?.text).toContain(told)
  expect(others).toEqual([])
})

test('registrations without a code are limited for a contact, and for a network', async () => {
  const send = (email: string, position: string) =>
    server.call(register, { ...form, phone: '', email, position }, { lang: 'en' })
  for (let turn = 0; turn < 5; turn += 1) expect((await send('a@x.example', `Job ${turn}`)).code).toBe(0)
  expect((await send('a@x.example', 'Job 6')).code).toBe(1009)
  for (let turn = 0; turn < 24; turn += 1) expect((await send(`b${turn}@x.example`, 'Job')).code).toBe(0)
  expect((await send('c@x.example', 'Job')).code).toBe(1009)
  expect((await send('a@@x', 'Job')).msg).toBe('The email address is not valid')
})

test('a program that fills in the hidden field hears of success, and nothing is stored', async () => {
  const sent = { ...form, vcode: '123456', website: 'https://spam.example' }
  expect((await server.call(register, sent)).code).toBe(0)
  expect(await leads()).toEqual([])
})

test('the leads are refused to an administrator of another company than that of the public pages [S109]', async () => {
  await askCode()
  await server.call(register, { ...form, vcode: await readCode() })
  const other = await anAccount(server.services, { userType: 'admin' })
  expect((await server.call(listLeads, {}, other)).code).toBe(1002)
})
