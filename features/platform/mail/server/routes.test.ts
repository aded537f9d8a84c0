import { newId } from '@candor/db/new-id'
import { type Mailer, type Message, RefusedForNow } from '@candor/kernel/services'
import { anAccount, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import { listMail, mailPageSize, retryMail } from '../contract.ts'
import { retryDelaysMs } from '../rules/delivery.ts'
import { deliverBy } from './jobs.ts'
import { enqueueMails, lockMail } from './queries.ts'

const deliverMail = deliverBy('mail')

const server = serverUnderTest()
const texting = serverUnderTest({}, { texter: { sendText: async () => {} } })

let sent: Message[] = []
let refuses: string | null = null
const mailer: Mailer = {
  async send(message) {
    if (refuses) throw new Error(refuses)
    sent.push(message)
  },
}
const servicesWith = (given: Mailer | null = mailer) => ({ ...server.services, mailer: given })

beforeEach(async () => {
  sent = []
  refuses = null
  await server.services.db.deleteFrom('mail').execute()
})

async function aMail(
  companyId: Parameters<typeof enqueueMails>[1][number]['companyId'],
  subject = 'Recommended',
) {
  await enqueueMails(server.services.db, [
    { companyId, to: 'zhou@company.example', subject, text: 'Please read.', now: server.clock.now() },
  ])
}

test('mail in the queue goes out once, and the list says when', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  await aMail(admin.companyId)
  expect(await deliverMail(servicesWith())).toBe(1)
  expect(await deliverMail(servicesWith())).toBe(0)
  expect(sent).toMatchObject([{ to: 'zhou@company.example', subject: 'Recommended', html: null }])
  const { data } = await server.call(listMail, {}, admin)
  expect(data.list).toMatchObject([{ state: 'sent', tries: 1, sentTime: server.clock.now().getTime() }])
})

test('mail without a mail server is kept and can be read; sending it again says that there is none', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  await aMail(admin.companyId)
  await deliverMail(servicesWith(null))
  const { data } = await server.call(listMail, { state: 'kept' }, admin)
  expect(data).toMatchObject({ isMailServerSet: false, list: [{ state: 'kept', text: 'Please read.' }] })
  const retried = await server.call(retryMail, { mailId: data.list[0]?.mailId ?? '' }, admin)
  expect(retried).toMatchObject({ code: 1013, msg: 'No mail server is set up (MAIL_URL)' })
})

test('a text message is sent again without a mail server, where its provider is set up', async () => {
  const { services, clock, call } = texting
  const admin = await anAccount(services, { userType: 'admin' })
  const one = { companyId: admin.companyId, subject: 'One', text: 'Read.', now: clock.now() }
  await enqueueMails(services.db, [
    { ...one, to: '+86 13800138000', via: { channel: 'sms' } },
    { ...one, to: 'chat1', via: { channel: 'dingtalk', sender: 'u1' } },
  ])
  await services.db.updateTable('mail').set({ state: 'failed', nextTryAt: null }).execute()
  const as = { token: await aToken(services, admin), lang: 'en' }
  const { list } = (await call(listMail, {}, as)).data
  expect(list.map(({ isWaySet }) => isWaySet)).toEqual([false, true])
  const [app, text] = await Promise.all(list.map(({ mailId }) => call(retryMail, { mailId }, as)))
  expect(text?.code).toBe(0)
  expect(app).toMatchObject({
    code: 1013,
    msg: 'Such messages cannot be sent here: the setting DINGTALK_URL is missing',
  })
})

test('mail that is not taken is tried again, says why, and is given up after days', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  await aMail(admin.companyId)
  refuses = '550 no such mailbox'
  for (const delay of retryDelaysMs) {
    expect(await deliverMail(servicesWith())).toBe(1)
    expect(await deliverMail(servicesWith())).toBe(0)
    server.clock.pass(delay)
  }
  expect(await deliverMail(servicesWith())).toBe(1)
  server.clock.pass(24 * 60 * 60 * 1000)
  expect(await deliverMail(servicesWith())).toBe(0)
  const token = await aToken(server.services, admin)
  const { data } = await server.call(listMail, { state: 'failed' }, { token })
  expect(data.list).toMatchObject([
    { state: 'failed', tries: retryDelaysMs.length + 1, lastError: '550 no such mailbox' },
  ])
})

test('a sent mail is marked before the next one goes out, so that a killed process sends nothing twice', async () => {
  const { companyId } = await anAccount(server.services)
  await aMail(companyId, 'first')
  await aMail(companyId, 'second')
  const states: string[][] = []
  const watching: Mailer = {
    async send() {
      const rows = await server.services.db.selectFrom('mail').orderBy('id').select('state').execute()
      states.push(rows.map(({ state }) => state))
    },
  }
  expect(await deliverMail(servicesWith(watching))).toBe(2)
  expect(states).toEqual([
    ['waiting', 'waiting'],
    ['sent', 'waiting'],
  ])
})

test('a request about a mail that is being sent does not wait for the mail server', async () => {
  const { companyId } = await anAccount(server.services)
  await aMail(companyId)
  const found: unknown[] = []
  const watching: Mailer = {
    async send({ id }) {
      found.push(
        await server.services.db.transaction().execute((other) => lockMail(other, companyId, id)),
        await server.services.db
          .transaction()
          .execute((other) => lockMail(other, companyId, newId<'mail'>())),
      )
    },
  }
  await deliverMail(servicesWith(watching))
  expect(found).toEqual(['beingSent', null])
})

test('a mail that is not taken ends the round; the others go out in the next', async () => {
  const { companyId } = await anAccount(server.services)
  await aMail(companyId, 'first')
  await aMail(companyId, 'second')
  refuses = '421 try again later'
  expect(await deliverMail(servicesWith())).toBe(1)
  refuses = null
  expect(await deliverMail(servicesWith())).toBe(1)
  expect(sent.map(({ subject }) => subject)).toEqual(['second'])
})

test('a mail that its recipient’s server puts off holds up none of the others', async () => {
  const { companyId } = await anAccount(server.services)
  await aMail(companyId, 'greylisted')
  await aMail(companyId, 'taken')
  const taken: string[] = []
  const mailer: Mailer = {
    async send({ subject }) {
      if (subject === 'greylisted') throw new RefusedForNow('450 try again later')
      taken.push(subject)
    },
  }
  expect(await deliverMail(servicesWith(mailer))).toBe(2)
  expect(taken).toEqual(['taken'])
  const states = await server.services.db
    .selectFrom('mail')
    .orderBy('id')
    .select(['state', 'tries'])
    .execute()
  expect(states).toMatchObject([{ state: 'waiting', tries: 1 }, { state: 'sent' }])
})

test('two processes send a mail once', async () => {
  const { companyId } = await anAccount(server.services)
  await aMail(companyId)
  await Promise.all([deliverMail(servicesWith()), deliverMail(servicesWith())])
  expect(sent).toHaveLength(1)
})

test('the list is a company’s own, by state, in pages, for administrators alone', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const other = await anAccount(server.services, { userType: 'superAdmin' })
  for (let index = 0; index <= mailPageSize; index += 1) await aMail(admin.companyId, `${index}`)
  const first = await server.call(listMail, {}, admin)
  expect(first.data.list).toHaveLength(mailPageSize)
  const rest = await server.call(listMail, { before: first.data.before ?? '' }, admin)
  expect(rest.data.list.map(({ subject }) => subject)).toEqual(['0'])
  expect(rest.data.before).toBe(null)
  expect((await server.call(listMail, { state: 'sent' }, admin)).data.list).toEqual([])
  expect((await server.call(listMail, {}, other)).data.list).toEqual([])
  const hr = await anAccount(server.services, { companyId: admin.companyId, userType: 'general' })
  expect((await server.call(listMail, {}, hr)).code).toBe(1002)
  const mailId = first.data.list[0]?.mailId ?? ''
  expect((await server.call(retryMail, { mailId }, other)).code).not.toBe(0)
  expect((await server.call(retryMail, { mailId: newId<'mail'>() }, hr)).code).toBe(1002)
})

test('the number of a text message is masked for administrators', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const now = server.clock.now()
  await enqueueMails(server.services.db, [
    { companyId, to: '+86 13812345678', subject: 'Code', text: 'A code', now, via: { channel: 'sms' } },
  ])
  const { list } = (await server.call(listMail, {}, admin)).data
  expect(list.map(({ to }) => to)).toEqual(['138****5678'])
})

test('a mail that opens an account is kept for no administrator where the mail server is taken away', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const now = server.clock.now()
  const link = { subject: 'Set a new password', text: 'Open …#the-token', secret: 'the-token' }
  await enqueueMails(server.services.db, [
    { companyId, to: 'zhou@company.example', ...link, isForOwnerAlone: true, now },
  ])
  await deliverMail(servicesWith(null))
  const { list } = (await server.call(listMail, {}, admin)).data
  expect(list).toMatchObject([{ state: 'withdrawn', text: 'Open …#••••••' }])
  const stored = await server.services.db.selectFrom('mail').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('the-token')
  await deliverMail(servicesWith())
  expect(sent).toEqual([])
})
