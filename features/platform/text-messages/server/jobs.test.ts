import { OutcomeUnknown, RefusedForGood, type Texter } from '@candor/kernel/services'
import { aCompany, anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { readTextCode } from '@candor/testkit/texts'
import { beforeEach, expect, test } from 'vitest'
import { deliverBy, jobs } from '../../mail/server/jobs.ts'
import { beginHandover, queueAgain } from '../../mail/server/queries/delivery.ts'
import { enqueueMails, hiddenSecret } from '../../mail/server/queries.ts'
import { sendCode } from '../contract.ts'
import { askCode, checkCode } from './actions/ask-code.ts'
import { makeCodes } from './jobs.ts'

const deliverTexts = deliverBy('sms')

const server = serverUnderTest()
const phone = '13912345678'
const context = { address: '203.0.113.7', locale: 'en' } as const
const of = { purpose: 'ownNumber', phone: `+86${phone}` } as const

let sent: { to: string; text: string }[] = []
let failure: Error | null = null
const texter: Texter = {
  async sendText(message) {
    if (failure) throw failure
    sent.push(message)
  },
}
const withProvider = () => ({ ...server.services, texter })

beforeEach(async () => {
  sent = []
  failure = null
  for (const table of ['textCode', 'mail', 'attempt'] as const)
    await server.services.db.deleteFrom(table).execute()
  await server.services.db.updateTable('account').set({ phone: null }).execute()
})

async function ask() {
  const { companyId } = await aCompany(server.services)
  await askCode(server.services, { ...of, companyId, context })
  await makeCodes(server.services)
}
const mails = () => server.services.db.selectFrom('mail').selectAll().execute()

test('a code goes out once by the provider, in the language of its request, and is forgotten in the queue', async () => {
  await ask()
  await Promise.all([deliverTexts(withProvider()), deliverTexts(withProvider())])
  expect(await deliverTexts(withProvider())).toBe(0)
  expect(sent).toEqual([
    {
      to: '+8613912345678',
      text: expect.stringMatching(/^Your code to confirm this number in Candor is \d{6}\./),
    },
  ])
  expect(await mails()).toMatchObject([
    { state: 'sent', secret: null, bodyText: expect.stringContaining(hiddenSecret) },
  ])
})

test('the people of a partner get their codes under its name [P6-031]', async () => {
  const { companyId } = await aCompany(server.services)
  await aSetting(server.services, companyId, 'rules', { partnerBrand: { title: '云涧人才' } })
  await askCode(server.services, { ...of, companyId, context })
  await makeCodes(server.services)
  await deliverTexts(withProvider())
  expect(sent).toMatchObject([
    { text: expect.stringMatching(/^Your code to confirm this number in 云涧人才 is \d{6}\./) },
  ])
})

test('a text message with an unknown outcome does not go out again', async () => {
  await ask()
  failure = new OutcomeUnknown('no answer')
  await deliverTexts(withProvider())
  failure = null
  server.clock.pass(60_000)
  expect(await deliverTexts(withProvider())).toBe(0)
  expect(sent).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed', lastError: 'no answer' }])
})

test('a message that was in hand when the server was killed is not sent again, until an administrator says so', async () => {
  await ask()
  const [mail] = await server.services.db
    .selectFrom('mail')
    .where('channel', '=', 'sms')
    .select('id')
    .execute()
  const mailId = mail?.id ?? ''
  // Remains of a killed process: its note, and the message as before.
  await beginHandover(server.services.db, mailId)
  expect(await deliverTexts(withProvider())).toBe(1)
  expect(sent).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed', lastError: 'outcomeUnknown' }])
  await server.services.db.transaction().execute((db) => queueAgain(db, mailId, server.clock.now()))
  await deliverTexts(withProvider())
  expect(sent).toHaveLength(1)
})

test('a number that is refused for good is given up; one refused for now is tried again while its code holds', async () => {
  await ask()
  failure = new RefusedForGood('no such number')
  await deliverTexts(withProvider())
  expect(await mails()).toMatchObject([{ state: 'failed', tries: 1 }])
  await server.services.db.deleteFrom('mail').execute()
  server.clock.pass(60_000)
  await ask()
  failure = new Error('too many messages')
  await deliverTexts(withProvider())
  server.clock.pass(60_000)
  failure = null
  await deliverTexts(withProvider())
  expect(sent).toHaveLength(1)
})

test('a code that is over before it could go is not sent', async () => {
  await ask()
  server.clock.pass(5 * 60_000)
  expect(await deliverTexts(withProvider())).toBe(1)
  expect(sent).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed', lastError: 'tooLate' }])
})

test('a code goes while a mail server does not answer, though it was asked for later', async () => {
  const { companyId } = await aCompany(server.services)
  const mail = { companyId, to: 'a@b.example', subject: 's', text: 't', now: server.clock.now() }
  await enqueueMails(server.services.db, [mail])
  let answerMail = () => {}
  const mailServer = new Promise<void>((resolve) => {
    answerMail = resolve
  })
  const begun = new Promise<void>((resolve) => {
    const send = () => {
      resolve()
      return mailServer
    }
    void deliverBy('mail')({ ...withProvider(), mailer: { send } })
  })
  await begun
  await ask()
  const textJob = jobs.find(({ name }) => name === 'sending text messages')
  await textJob?.run(withProvider())
  expect(sent).toHaveLength(1)
  answerMail()
})

test('a code that no provider carries any more is kept for no administrator to read', async () => {
  await ask()
  const code = (await readTextCode(server.services, phone)) ?? ''
  await deliverTexts({ ...server.services, texter: null })
  expect(await mails()).toMatchObject([{ state: 'withdrawn', secret: null }])
  expect(JSON.stringify(await mails())).not.toContain(code)
})

test('a code serves its own purpose and its own number alone', async () => {
  await ask()
  const code = (await readTextCode(server.services, phone)) ?? ''
  const { address } = context
  const check = (other: object) => checkCode(server.services, { ...of, code, address, ...other })
  expect(await check({ purpose: 'binding' })).toBe(false)
  expect(await check({ phone: '+8613912345679' })).toBe(false)
  expect(await check({})).toBe(true)
})

test('sendSms queues a text message to sign in with for the number of an account, and answers alike for any other [P7-003]', async () => {
  const known = await anAccount(server.services)
  await server.services.db
    .updateTable('account')
    .set({ phone: `+86${phone}` })
    .where('id', '=', known.accountId)
    .execute()
  const ask = (to: string) => server.call(sendCode, { prefixPhone: '86', phone: to, smsType: 1 })
  const answers = [await ask(phone), await ask('13700000000')]
  expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body])
  expect(answers[0]).toMatchObject({ code: 0, data: { resendSeconds: 60 } })
  await makeCodes(server.services)
  expect(await mails()).toMatchObject([
    { channel: 'sms', companyId: known.companyId, toAddress: `+86 ${phone}`, state: 'waiting' },
  ])
})

test('a frozen account’s number gets no code', async () => {
  const frozen = await anAccount(server.services, { userType: 'freeze' })
  await server.services.db
    .updateTable('account')
    .set({ phone: `+86${phone}` })
    .where('id', '=', frozen.accountId)
    .execute()
  await server.call(sendCode, { phone, smsType: 1 })
  expect(await readTextCode(server.services, phone)).toBeNull()
})

test('one address asks for codes to so many numbers, and is told in its language when it may go on', async () => {
  server.clock.set(new Date('2026-03-14T05:00:00Z'))
  const ask = (number: number, lang = 'en') =>
    server.call(sendCode, { phone: `137${String(number).padStart(8, '0')}`, smsType: 1 }, { lang })
  for (let number = 0; number < 60; number += 1) expect((await ask(number)).code).toBe(0)
  for (const [lang, msg] of [
    ['cn', '操作过于频繁，请在 60 分钟后再试'],
    ['en', 'Too many requests. Try again in 60 minutes'],
    ['zh-TW', '操作過於頻繁，請在 60 分鐘後再試'],
  ])
    expect(await ask(99, lang)).toMatchObject({
      code: 1009,
      msg,
      data: { retryAfterSeconds: expect.any(Number) },
    })
})
