import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { readTextCode } from '@candor/testkit/texts'
import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '../../audit-log/contract.ts'
import { getOwnNumber, removeOwnNumber, saveOwnNumber, sendNumberCode } from '../contract.ts'

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
  return server.call(saveOwnNumber, { phone: number, vcode }, { ...person, lang })
}
const own = async (person: Person) => (await server.call(getOwnNumber, {}, person)).data
const actions = async (admin: Person) =>
  (await server.call(listAuditEntries, {}, admin)).data.list.map(({ action, details }) => ({
    action,
    details,
  }))

test('a number is one’s own once its code proves it, is changed and given up, and the record and a mail tell of each', async () => {
  const person = await anAccount(server.services, { userType: 'admin' })
  expect(await own(person)).toEqual({ phone: null, canText: true, isAppLinked: null })
  expect((await prove(person)).code).toBe(0)
  expect((await own(person)).phone).toBe(phone)
  expect((await prove(person, '13912345678')).code).toBe(0)
  expect((await server.call(removeOwnNumber, {}, person)).code).toBe(0)
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
  const save = (given: string) => server.call(saveOwnNumber, { phone, vcode: given }, person)
  expect(await save('')).toMatchObject({ code: 1003, msg: 'Enter the code' })
  expect(await save(wrong)).toMatchObject({ code: 1003, msg: 'The code is wrong or over. Ask for a new one' })
  expect((await own(person)).phone).toBeNull()
  expect((await save(vcode)).code).toBe(0)
  await server.call(removeOwnNumber, {}, person)
  expect((await save(vcode)).code).toBe(1003)
})

test.each([
  ['cn', '这个手机号已属于另一个账号'],
  ['en', 'This number belongs to another account'],
  ['zh-TW', '這個手機號碼已屬於另一個帳號'],
])(
  'a number is of one account in the installation, which only whoever holds the telephone is told: %s',
  async (lang, msg) => {
    const [one, other] = [await anAccount(server.services), await anAccount(server.services)]
    await prove(one)
    server.clock.pass(60_000)
    expect((await server.call(sendNumberCode, { phone }, other)).code).toBe(0)
    expect((await server.call(saveOwnNumber, { phone, vcode: '000000' }, other)).msg).not.toBe(msg)
    expect(await prove(other, phone, lang)).toMatchObject({ code: 1003, msg })
    expect((await own(other)).phone).toBeNull()
    expect((await own(one)).phone).toBe(phone)
  },
)

test('an account whose telephone is another’s now can be given no number by two at once', async () => {
  const people = [await anAccount(server.services), await anAccount(server.services)]
  await server.call(sendNumberCode, { phone }, people[0])
  const vcode = (await readTextCode(server.services, phone)) ?? ''
  const answers = await Promise.all(
    people.map((person) => server.call(saveOwnNumber, { phone, vcode }, person)),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1003])
})
