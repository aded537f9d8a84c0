import { anAccount, aSetting, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { readTextCode } from '@candor/testkit/texts'
import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '../../../administration/audit-log/contract.ts'
import { freshMinutes, proofLimit } from '../../second-factor/rules/proof.ts'
import {
  getOwnNumber,
  removeOwnNumber,
  saveOwnNumber,
  sendNumberCode,
  sendOldNumberCode,
} from '../contract.ts'

const server = serverUnderTest()
const phone = '13812345678'

beforeEach(async () => {
  const { db } = server.services
  for (const table of ['textCode', 'attempt', 'mail'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('account').set({ phone: null }).execute()
})

type Person = Awaited<ReturnType<typeof anAccount>>

async function prove(person: Person, number = phone, lang = 'en') {
  server.clock.pass(60_000)
  await server.call(sendNumberCode, { phone: number }, { ...person, lang })
  const vcode = (await readTextCode(server.services, number)) ?? ''
  return server.call(saveOwnNumber, { phone: number, vcode, proof: person.password }, { ...person, lang })
}
const own = async (person: Person) => (await server.call(getOwnNumber, {}, person)).data
const remove = (person: Person, proof: string | undefined = person.password, lang = 'en') =>
  server.call(removeOwnNumber, { proof }, { ...person, lang })
const actions = async (admin: Person) =>
  (await server.call(listAuditEntries, {}, admin)).data.list.map(({ action, details }) => ({
    action,
    details,
  }))

test('a number is one’s own once its code proves it, is changed and given up, and the record and a mail tell of each', async () => {
  const person = await anAccount(server.services, { userType: 'admin' })
  expect(await own(person)).toEqual({
    phone: null,
    canText: true,
    isAppLinked: null,
    proofBy: 'password',
    isFresh: true,
  })
  expect((await prove(person)).code).toBe(0)
  expect((await own(person)).phone).toBe(phone)
  expect((await prove(person, '13912345678')).code).toBe(0)
  expect((await remove(person)).code).toBe(0)
  expect((await own(person)).phone).toBeNull()
  expect(await actions(person)).toEqual([
    { action: 'number.removed', details: { from: '139****5678', to: null } },
    { action: 'number.proved', details: { from: '138****5678', to: '139****5678' } },
    { action: 'number.proved', details: { from: null, to: '138****5678' } },
  ])
  const mails = await server.services.db
    .selectFrom('mail')
    .where('channel', '=', 'mail')
    .selectAll()
    .execute()
  expect(mails.map(({ toAddress }) => toAddress)).toEqual([person.email, person.email, person.email])
  expect(mails[0]?.bodyText).toContain('138****5678')
})

test('a wrong code takes no number, and a right one works once', async () => {
  const person = await anAccount(server.services)
  await server.call(sendNumberCode, { phone }, person)
  const vcode = (await readTextCode(server.services, phone)) ?? ''
  const wrong = vcode === '000000' ? '000001' : '000000'
  const save = (given: string) =>
    server.call(saveOwnNumber, { phone, vcode: given, proof: person.password }, person)
  expect(await save('')).toMatchObject({ code: 1003, msg: 'Enter the code' })
  expect(await save(wrong)).toMatchObject({
    code: 1003,
    msg: 'The code is incorrect or has expired. Ask for a new one',
  })
  expect((await own(person)).phone).toBeNull()
  expect((await save(vcode)).code).toBe(0)
  await remove(person)
  expect((await save(vcode)).code).toBe(1003)
})

test.each([
  ['cn', '这个手机号已属于另一个账号'],
  ['en', 'This number belongs to another account'],
  ['zh-TW', '這個手機號碼已屬於另一個帳號'],
])(
  'a number belongs to one account in the installation, and only the holder of the telephone is told so: %s',
  async (lang, msg) => {
    const one = await anAccount(server.services)
    const other = await anAccount(server.services)
    await prove(one)
    server.clock.pass(60_000)
    expect((await server.call(sendNumberCode, { phone }, other)).code).toBe(0)
    expect(
      (await server.call(saveOwnNumber, { phone, vcode: '000000', proof: other.password }, other)).msg,
    ).not.toBe(msg)
    expect(await prove(other, phone, lang)).toMatchObject({ code: 1003, msg })
    expect((await own(other)).phone).toBeNull()
    expect((await own(one)).phone).toBe(phone)
  },
)

test('one code of a telephone saves its number for one of two simultaneous accounts', async () => {
  const people = [await anAccount(server.services), await anAccount(server.services)]
  await server.call(sendNumberCode, { phone }, people[0])
  const vcode = (await readTextCode(server.services, phone)) ?? ''
  const answers = await Promise.all(
    people.map((person) => server.call(saveOwnNumber, { phone, vcode, proof: person.password }, person)),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1003])
})

test('a session alone changes no number: the password is asked for, and counted before it is compared', async () => {
  const person = await anAccount(server.services)
  await prove(person)
  server.clock.pass(60_000)
  await server.call(sendNumberCode, { phone: '13912345678' }, person)
  const vcode = (await readTextCode(server.services, '13912345678')) ?? ''
  const save = (proof?: string) =>
    server.call(saveOwnNumber, { phone: '13912345678', vcode, proof }, { ...person, lang: 'en' })
  expect(await save()).toMatchObject({ code: 1003, data: { field: 'proof' } })
  expect(await save('not it')).toMatchObject({ code: 1011, msg: 'The password or code is incorrect' })
  expect(await remove(person, '', 'cn')).toMatchObject({
    code: 1003,
    msg: '请先证明是您本人：输入密码或验证码',
  })
  await Promise.all(Array.from({ length: proofLimit.max }, () => remove(person, 'not it')))
  expect((await remove(person)).code).toBe(1009)
  expect((await own(person)).phone).toBe(phone)
})

/** An account that signs in without a password, and confirmed its number long ago. */
async function withoutPassword() {
  const person = await anAccount(server.services)
  await prove(person)
  await server.services.db
    .updateTable('account')
    .set({ passwordHash: null })
    .where('id', '=', person.accountId)
    .execute()
  server.clock.pass(60_000)
  return person
}

test.each([
  ['cn', '您正在更换或移除 Candor 账号的手机号', '密码或验证码不正确'],
  [
    'en',
    'Your code to change or remove the number of your Candor account',
    'The password or code is incorrect',
  ],
  ['zh-TW', '您正在更換或移除 Candor 帳號的手機號碼', '密碼或驗證碼不正確'],
])(
  'an account without a password proves a change by a code to the old number, once: %s',
  async (lang, text, wrong) => {
    const person = await withoutPassword()
    expect((await own(person)).proofBy).toBe('oldNumber')
    expect((await server.call(sendOldNumberCode, {}, { ...person, lang })).code).toBe(0)
    const proof = (await readTextCode(server.services, phone)) ?? ''
    const [sent] = await server.services.db
      .selectFrom('mail')
      .orderBy('id', 'desc')
      .select('bodyText')
      .execute()
    expect(sent?.bodyText).toContain(text)
    const other = proof === '000000' ? '000001' : '000000'
    expect(await remove(person, other, lang)).toMatchObject({ code: 1011, msg: wrong })
    // A code for setting a number is not accepted as proof of the old one, nor the reverse.
    await server.call(sendNumberCode, { phone: '13912345678' }, person)
    const vcode = (await readTextCode(server.services, '13912345678')) ?? ''
    const save = (given: string) =>
      server.call(saveOwnNumber, { phone: '13912345678', vcode, proof: given }, person)
    expect((await save(vcode === proof ? other : vcode)).code).toBe(1011)
    expect((await save(proof)).code).toBe(0)
    expect((await own(person)).phone).toBe('13912345678')
    expect((await remove(person, proof)).code).toBe(1011)
  },
)

test('a sign-in of the last minutes proves the first number of an account without a password', async () => {
  const person = await withoutPassword()
  await server.services.db.updateTable('account').set({ phone: null }).execute()
  expect(await server.call(sendOldNumberCode, {}, { ...person, lang: 'en' })).toMatchObject({
    code: 1005,
    msg: 'This account has no number',
  })
  const token = await aToken(server.services, person)
  expect((await prove({ ...person, password: '', token })).code).toBe(0)
  server.clock.pass(freshMinutes * 60_000)
  await server.services.db.updateTable('account').set({ phone: null }).execute()
  expect((await prove({ ...person, password: '', token })).code).toBe(1011)
})

test('the mail about a changed number is in the owner’s language, also on a page in another one', async () => {
  const person = await anAccount(server.services)
  await server.services.db
    .updateTable('account')
    .set({ locale: 'zh-TW' })
    .where('id', '=', person.accountId)
    .execute()
  await prove(person)
  const mails = await server.services.db
    .selectFrom('mail')
    .where('channel', '=', 'mail')
    .select('subject')
    .execute()
  expect(mails).toEqual([{ subject: '您的 Candor 手機號碼已變更' }])
})

test('the people of a partner are told of it under its name [P6-031]', async () => {
  const person = await anAccount(server.services)
  const partnerBrand = { title: '云涧人才' }
  await aSetting(server.services, person.companyId, 'rules', { partnerBrand })
  await prove(person)
  const mails = await server.services.db
    .selectFrom('mail')
    .where('channel', '=', 'mail')
    .select(['subject', 'bodyText'])
    .execute()
  expect(mails).toMatchObject([{ subject: 'The mobile number of your 云涧人才 account has changed' }])
  expect(mails[0]?.bodyText).toContain('云涧人才')
})

test('the password that changes a number leaves no hash for a retry', async () => {
  const person = await anAccount(server.services)
  const { token, password: proof } = person
  const as = { token, idempotencyKey: '0190b1c2-3333-4222-8333-444455556666' }
  await server.call(sendNumberCode, { phone }, { token })
  const vcode = (await readTextCode(server.services, phone)) ?? ''
  expect((await server.call(saveOwnNumber, { phone, vcode, proof }, as)).code).toBe(0)
  expect((await server.call(removeOwnNumber, { proof }, as)).code).toBe(0)
  const kept = server.services.db.selectFrom('answeredRequest').where('accountId', '=', person.accountId)
  expect(await kept.select('key').execute()).toEqual([])
})
