import { hourMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import { type Message, RefusedForNow } from '@candor/kernel/services'
import { aCompany } from '@candor/testkit/builders'
import { explained, rowsRead } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import { deliverBy } from '../jobs.ts'
import { claimDueMail, listDueLines } from '../queries/delivery.ts'
import { enqueueMails } from '../queries.ts'

const server = serverUnderTest()
let sent: string[] = []
let run: () => Promise<number>

const mailer = {
  async send({ to }: Message) {
    if (to.endsWith('@full.example')) throw new RefusedForNow('450 try again later')
    if (to.endsWith('@away.example')) throw new Error('connect ECONNREFUSED')
    sent.push(to)
  },
}

beforeEach(async () => {
  sent = []
  const deliver = deliverBy('mail')
  run = () => deliver({ ...server.services, mailer })
  await server.services.db.deleteFrom('mail').execute()
})

/** Mails of a company to a host, one after those that were queued before. */
async function queue(companyId: CompanyId, count: number, host: string, isForOwnerAlone = false) {
  server.clock.pass(1_000)
  const words = { companyId, subject: 'A link', text: 'Open it', now: server.clock.now(), isForOwnerAlone }
  const mails = Array.from({ length: count }, (_, index) => ({ ...words, to: `${index}@${host}` }))
  await enqueueMails(server.services.db, mails)
}

const aCompanyId = async () => (await aCompany(server.services)).companyId
const hostsOf = (tos: readonly string[]) => new Set(tos.map((to) => to.slice(to.indexOf('@') + 1)))

test('a company with many mails takes turns with others, and alone goes as fast as ever', async () => {
  await queue(await aCompanyId(), 35, 'a.example')
  await queue(await aCompanyId(), 2, 'b.example')
  expect(await run()).toBe(20)
  expect(sent.slice(0, 4).filter((to) => to.endsWith('@b.example'))).toHaveLength(2)
  expect(await run()).toBe(17)
  expect(sent).toHaveLength(37)
  expect(sent.filter((to) => to.endsWith('@a.example'))).toEqual(
    Array.from({ length: 35 }, (_, index) => `${index}@a.example`),
  )
})

test('mailboxes that are full keep no mail of another company waiting', async () => {
  await queue(await aCompanyId(), 30, 'full.example')
  await queue(await aCompanyId(), 1, 'b.example')
  await run()
  expect(sent).toEqual(['0@b.example'])
})

test('a company whose mail ended the round does not begin the next one', async () => {
  await queue(await aCompanyId(), 30, 'away.example')
  await queue(await aCompanyId(), 1, 'b.example')
  await run()
  await run()
  expect(sent).toEqual(['0@b.example'])
})

test('the next round goes on after the last company where companies outnumber the mails of a round', async () => {
  for (let index = 0; index < 30; index += 1) await queue(await aCompanyId(), 3, `${index}.example`)
  await run()
  await run()
  expect(hostsOf(sent).size).toBe(30)
})

test('links to accounts go before all else, and companies take turns with them as well', async () => {
  const first = await aCompanyId()
  const second = await aCompanyId()
  await queue(first, 5, 'a.example')
  await queue(first, 25, 'owner-a.example', true)
  await queue(second, 1, 'owner-b.example', true)
  await run()
  expect(hostsOf(sent)).toEqual(new Set(['owner-a.example', 'owner-b.example']))
  expect(sent.slice(0, 2)).toContain('0@owner-b.example')
})

test('the next line and its next mail are found by one look for each waiting company', async () => {
  const { db, clock } = server.services
  for (let index = 0; index < 10; index += 1) await queue(await aCompanyId(), 200, 'later.example')
  await db
    .updateTable('mail')
    .set({ nextTryAt: new Date(clock.now().getTime() + hourMs) })
    .execute()
  await queue(await aCompanyId(), 2_000, 'a.example')
  await queue(await aCompanyId(), 2_000, 'b.example', true)
  const now = clock.now()
  const steps = await explained(db, async (within) => {
    expect(await listDueLines(within, 'sms', now)).toEqual([])
    const lines = await listDueLines(within, 'mail', now)
    expect(lines).toHaveLength(2)
    for (const line of lines)
      expect(await claimDueMail(within, { ...line, channel: 'mail' }, now)).not.toBe(null)
  })
  expect(rowsRead(steps, 'mail')).toBeLessThan(20)
})
