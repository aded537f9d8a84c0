import { hourMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import { type Mailer, RefusedForGood, RefusedForUs, type SenderFault } from '@candor/kernel/services'
import { anAccount, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import { listHeldMail, listMail, retryMail } from '../../contract.ts'
import { deliverBy } from '../jobs.ts'
import { enqueueMails } from '../queries.ts'

let fault: SenderFault | null = null
let sent: string[] = []
const mailer: Mailer = {
  async send({ to }) {
    if (fault) throw new RefusedForUs(fault, `550 5.7.60 no permission to send to <${to.toUpperCase()}>`)
    if (to.startsWith('nobody@')) throw new RefusedForGood('550 5.1.1 no such user')
    sent.push(to)
  },
}
const server = serverUnderTest({}, { mailer })
const deliver = deliverBy('mail')
const run = () => deliver(server.services)

beforeEach(async () => {
  fault = null
  sent = []
  await server.services.db.deleteFrom('mail').execute()
})

async function queue(companyId: CompanyId, ...to: string[]) {
  const words = { companyId, subject: 'A plan', text: 'Read it', now: server.clock.now() }
  await enqueueMails(
    server.services.db,
    to.map((address) => ({ ...words, to: address })),
  )
}

test('mail that is refused because of us waits past three days, warns, and goes out once that is mended', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  await queue(admin.companyId, 'a@x.example', 'b@x.example')
  fault = 'sender'
  for (let hour = 0; hour < 24 * 5; hour += 1) {
    await run()
    await run()
    server.clock.pass(hourMs)
  }
  const as = { token: await aToken(server.services, admin) }
  expect((await server.call(listHeldMail, {}, as)).data.list).toEqual([
    { channel: 'mail', fault: 'sender', count: 2, lastError: '550 5.7.60 no permission to send to <…>' },
  ])
  fault = null
  server.clock.pass(6 * hourMs)
  // The first that is taken calls the others.
  await server.services.db
    .updateTable('mail')
    .where('toAddress', '=', 'b@x.example')
    .set({ nextTryAt: new Date(server.clock.now().getTime() + 5 * hourMs) })
    .execute()
  await run()
  expect(sent).toEqual(['a@x.example', 'b@x.example'])
  const again = { token: await aToken(server.services, admin) }
  expect((await server.call(listHeldMail, {}, again)).data.list).toEqual([])
})

test('a bad address is given up at once, without a warning', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  await queue(admin.companyId, 'nobody@x.example', 'b@x.example')
  await run()
  expect(sent).toEqual(['b@x.example'])
  const { list } = (await server.call(listMail, {}, admin)).data
  expect(list.map(({ state }) => state).toSorted()).toEqual(['failed', 'sent'])
  expect((await server.call(listHeldMail, {}, admin)).data.list).toEqual([])
})

test('a content filter that refuses one mail holds up no other one', async () => {
  const { companyId } = await anAccount(server.services)
  await queue(companyId, 'a@x.example')
  const picky: Mailer = {
    async send({ to }) {
      if (to.startsWith('a@')) throw new RefusedForUs('content', '550 5.7.1 Spam message rejected')
      sent.push(to)
    },
  }
  await queue(companyId, 'b@x.example')
  expect(await deliver({ ...server.services, mailer: picky })).toBe(2)
  expect(sent).toEqual(['b@x.example'])
})

test('an administrator sends waiting mail at once, and hears of none of another company', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const other = await anAccount(server.services, { userType: 'superAdmin' })
  await queue(admin.companyId, 'a@x.example')
  fault = 'login'
  await run()
  expect((await server.call(listHeldMail, {}, other)).data.list).toEqual([])
  fault = null
  const [mail] = (await server.call(listMail, {}, admin)).data.list
  expect((await server.call(retryMail, { mailId: mail?.mailId ?? '' }, admin)).code).toBe(0)
  await run()
  expect(sent).toEqual(['a@x.example'])
})
