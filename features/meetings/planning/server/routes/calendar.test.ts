import { hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { endCalendarAddress, findCalendarAddress, renewCalendarAddress } from '../../contract/calendar.ts'
import { linkTryLimit } from '../../rules/mail-links.ts'

const server = serverUnderTest()

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((found) => {
    const event = new ICAL.Event(found)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: found.getFirstPropertyValue('status'),
      starts: event.startDate.toJSDate().getTime(),
      zone: found.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
    }
  })
}

async function aDesk() {
  const { services } = server
  const own = await anAccount(services, { userType: 'interviewer', name: '周予川' })
  const { companyId, accountId, token } = own
  const { candidateId } = await aCandidate(services, { companyId })
  const now = services.clock.now().getTime()
  const plan = (roundName: string, hours: number, more: Partial<Parameters<typeof aPlan>[1]> = {}) =>
    aPlan(services, {
      companyId,
      candidateId,
      roundName,
      startsAt: new Date(now + hours * hourMs),
      endsAt: new Date(now + (hours + 1) * hourMs),
      interviewers: [{ accountId }],
      ...more,
    })
  const renew = async () =>
    new URL((await server.call(renewCalendarAddress, {}, { token, lang: 'en' })).data.address).pathname
  const read = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers })
  return { ...own, candidateId, now, plan, renew, read }
}

test('an interviewer’s calendar has their coming and past interviews, cancelled ones as such, and none of others', async () => {
  const { companyId, accountId, candidateId, now, plan, renew, read, email } = await aDesk()
  const colleague = await anAccount(server.services, { companyId })
  const soon = await plan('Round 2', 24, { interviewers: [{ accountId, password: 'room-4711' }] })
  await plan('long ago', -100 * 24)
  await plan('was', -48, { interviewers: [{ externalId: email.toUpperCase() }] })
  await plan('called off', 30, { status: 3, interviewers: [{ accountId, password: 'room-4712' }] })
  await plan('refused', 31, { interviewers: [{ accountId, receiveStatus: 2 }] })
  await plan('of a colleague', 32, { interviewers: [{ accountId: colleague.accountId, password: 'x-1' }] })
  const { db } = server.services
  await db
    .updateTable('interviewPlan')
    .where('id', '=', soon)
    .set({ sequence: 4, zone: 'Europe/Berlin' })
    .execute()
  const { name, nameLatin } = await db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select(['name', 'nameLatin'])
    .executeTakeFirstOrThrow()
  const answer = await read(await renew())
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  })
  const events = eventsOf(answer.body)
  expect(events.map(({ summary, status }) => [summary.split(' interview')[0], status])).toEqual([
    ['was', 'CONFIRMED'],
    ['Round 2', 'CONFIRMED'],
    ['called off', 'CANCELLED'],
  ])
  expect(events[1]).toMatchObject({
    uid: `${soon}@calendar.example`,
    sequence: 4,
    starts: Math.floor((now + 24 * hourMs) / 1000) * 1000,
    zone: 'Europe/Berlin',
    summary: `Round 2 interview: ${nameLatin || name}`,
  })
  expect(events[1]?.description).toContain('Meeting password: room-4711')
  expect(answer.body).not.toMatch(/room-4712|x-1|of a colleague/)
})

test('an address is told once, dies with the request that makes another, and can be switched off', async () => {
  const { token, plan, renew, read } = await aDesk()
  await plan('Round', 2)
  expect((await server.call(findCalendarAddress, {}, { token })).data).toEqual({
    madeAt: null,
    lastReadAt: null,
  })
  const first = await renew()
  expect((await read(first)).statusCode).toBe(200)
  const { data } = await server.call(findCalendarAddress, {}, { token })
  expect(data.lastReadAt).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toContain(first.slice(-40))
  const second = await renew()
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  await server.call(endCalendarAddress, {}, { token })
  expect((await read(second)).statusCode).toBe(404)
})

test('an unchanged calendar is not sent again, and a changed one is', async () => {
  const { plan, renew, read } = await aDesk()
  await plan('Round', 2)
  const address = await renew()
  const { headers } = await read(address)
  const known = { 'if-none-match': `W/${headers.etag}` }
  const again = await read(address, known)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await plan('Another round', 5)
  expect((await read(address, known)).statusCode).toBe(200)
})

test('an anonymous candidate stays so, and a frozen account’s calendar is closed', async () => {
  const { accountId, candidateId, plan, renew, read } = await aDesk()
  await plan('Round', 2)
  const { db } = server.services
  await db
    .updateTable('candidate')
    .where('id', '=', candidateId)
    .set({ name: '苏晴岚', nameLatin: 'Su Qinglan', isAnonymous: true })
    .execute()
  const address = await renew()
  const { body } = await read(address)
  expect(body).toContain('苏**')
  expect(body).not.toMatch(/晴岚|Qinglan/)
  await db.updateTable('account').where('id', '=', accountId).set({ userType: 'freeze' }).execute()
  expect((await read(address)).statusCode).toBe(404)
})

test('guessing ends after some tries, even with the right address', async () => {
  const { renew, read } = await aDesk()
  const address = await renew()
  const forget = () =>
    server.services.db.deleteFrom('attempt').where('key', 'like', 'calendar from%').execute()
  await forget()
  const wrong = `${address.slice(0, -10)}AAAAAA.ics`
  for (let tried = 0; tried < linkTryLimit.max; tried += 1) expect((await read(wrong)).statusCode).toBe(404)
  const refused = await read(address)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await forget()
})
