import { newId } from '@candor/db/new-id'
import { hourMs } from '@candor/kernel/durations'
import { anAccount } from '@candor/testkit/builders'
import { explained, rowsRead } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { remindOfInterviews } from '../../../../meetings/planning/server/jobs.ts'
import { isOvertaken } from '../../../../meetings/planning/server/queries/overtaken.ts'
import { enqueueMails } from '../queries.ts'
import { aMailedPlan, deliveredMails } from './mailed-plan-under-test.ts'

const server = serverUnderTest()
const { deliverAll, sentTo } = deliveredMails(server)

test('the last of several changes within one millisecond is told alone', async () => {
  const { guest, change, cancel } = await aMailedPlan(server)
  expect(await change(0, '二面')).toBe(0)
  expect(await change(1, '三面')).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['changed'])
  expect(await change(2, '终面')).toBe(0)
  expect(await cancel()).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['changed', 'cancelled'])
})

test('a guest who is removed from an interview and put back reads last that it takes place', async () => {
  const { guest, lead, change, without } = await aMailedPlan(server)
  await deliverAll()
  expect(await without(0)).toBe(0)
  expect(await change(1, '二面')).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['invitation', 'changed'])
  expect(await without(2)).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['invitation', 'changed', 'cancelled'])
  expect(sentTo(lead).at(-1)).toBe('changed')
})

test('a guest who is removed from an interview is told so although the interview changes afterwards', async () => {
  const { guest, without, offer, answer } = await aMailedPlan(server)
  await deliverAll()
  expect(await without(0)).toBe(0)
  expect(await answer('rejected')).toBe(0)
  expect(await offer()).toBe(0)
  await deliverAll()
  expect(sentTo(guest)).toEqual(['invitation', 'cancelled'])
})

test('an invitation does not go out after other times were offered', async () => {
  const { guest, lead, offer } = await aMailedPlan(server)
  expect(await offer()).toBe(0)
  await deliverAll()
  expect([...sentTo(guest), ...sentTo(lead)]).toEqual([])
  expect(sentTo('su@mail.example')).toHaveLength(1)
})

test('an offer that was put off does not go out after a later change of the interview', async () => {
  const { offer, change } = await aMailedPlan(server)
  await deliverAll()
  expect(await offer()).toBe(0)
  await putOff()
  const { sequence } = await server.services.db
    .selectFrom('interviewPlan')
    .orderBy('id', 'desc')
    .limit(1)
    .select('sequence')
    .executeTakeFirstOrThrow()
  expect(await change(sequence, '二面')).toBe(0)
  await deliverAll()
  server.clock.pass(hourMs)
  await deliverAll()
  expect(sentTo('su@mail.example')).toEqual(['invitation', 'changed'])
})

/** Puts off every waiting mail for an hour, as a mail server does that takes none now. */
async function putOff(): Promise<void> {
  const nextTryAt = new Date(server.clock.now().getTime() + hourMs)
  await server.services.db.updateTable('mail').where('state', '=', 'waiting').set({ nextTryAt }).execute()
}

test('an invitation goes out after the candidate has said that they come, and not after they have declined', async () => {
  const coming = await aMailedPlan(server)
  const declined = await aMailedPlan(server)
  expect(await coming.answer('accepted')).toBe(0)
  expect(await declined.answer('rejected')).toBe(0)
  await deliverAll()
  expect(sentTo(coming.guest)).toEqual(['invitation'])
  expect(sentTo(declined.guest)).toEqual([])
})

test('a reminder does not go out after the candidate or the interviewer it is for has declined', async () => {
  const declined = await aMailedPlan(server)
  const cancelled = await aMailedPlan(server)
  await deliverAll()
  for (const { answer } of [declined, cancelled]) expect(await answer('accepted')).toBe(0)
  server.clock.pass(25 * hourMs)
  await remindOfInterviews(server.services)
  expect(await declined.decline()).toBe(0)
  expect(await cancelled.answer('cancelled')).toBe(0)
  await deliverAll()
  expect(sentTo(declined.guest)).toEqual(['invitation', 'soon'])
  expect(sentTo(declined.lead)).toEqual(['invitation'])
  expect(sentTo(cancelled.guest)).toEqual(['invitation'])
  expect(sentTo(cancelled.lead)).not.toContain('soon')
})

test('later news is found without reading the mails of other interviews', async () => {
  const { services, clock } = server
  const { companyId } = await anAccount(services)
  const words = {
    companyId,
    to: 'guest@mail.example',
    subject: 'News',
    text: 'It is planned',
    now: clock.now(),
  }
  const planIds = Array.from({ length: 300 }, () => newId<'plan'>())
  const mails = planIds.flatMap((id) => [0, 1, 2].map((sequence) => ({ ...words, plan: { id, sequence } })))
  await enqueueMails(services.db, mails)
  const about = { planId: planIds[7] ?? '', endsAt: null, calendarMethod: null, toAddress: words.to }
  const steps = await explained(services.db, async (db) => {
    expect(await isOvertaken(db, { ...about, planSequence: 1 })).toBe(true)
    expect(await isOvertaken(db, { ...about, planSequence: 2 })).toBe(false)
  })
  expect(rowsRead(steps, 'mail')).toBe(1)
})
