import { newId } from '@candor/db/new-id'
import { dayMs, hourMs } from '@candor/kernel/durations'
import { anAccount, changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { saveOperateStatus } from '../../../../review/recommend/contract.ts'
import { countToday, listWaits, markThing, readToday, takeBackMark } from '../../contract.ts'
import { forgetMarks } from '../jobs.ts'
import { aDay, todayOf } from './today-under-test.ts'

const server = serverUnderTest()
const now = () => server.services.clock.now().getTime()
const ago = (ms: number) => new Date(now() - ms)

test('a thing that is put off comes back by itself, and at once when it is taken back', async () => {
  const { hr, interviewer, candidate, asked } = await aDay(server)
  await asked((await candidate('Ann')).candidateId, hr, interviewer)
  const { token } = interviewer
  const thing = (await todayOf(server, interviewer)).thing('review')
  const until = now() + hourMs / 2
  const mark = (given: object) =>
    server.call(markThing, { kind: 'review', thing, until, ...given }, { token })
  expect((await server.call(countToday, {}, { token })).data).toEqual({ count: 1, isMore: false })
  expect((await mark({})).code).toBe(0)
  expect((await server.call(countToday, {}, { token })).data.count).toBe(0)
  const waiting = await todayOf(server, interviewer)
  expect([waiting.names('review'), waiting.data.putOff]).toEqual([[], { count: 1, isMore: false }])
  expect((await todayOf(server, interviewer, 'putOff')).of('review')?.things).toMatchObject([{ until }])
  await server.call(takeBackMark, { kind: 'review', thing }, { token })
  expect((await todayOf(server, interviewer)).names('review')).toEqual(['Ann'])
  await mark({})
  server.clock.pass(hourMs / 2)
  expect((await todayOf(server, interviewer)).names('review')).toEqual(['Ann'])
  server.clock.pass(1)
  expect(await forgetMarks(server.services)).toBeGreaterThan(0)
})

test('a thing is put off into the coming year only, and only some kinds can be marked as done', async () => {
  const { interviewer } = await aDay(server)
  const mark = async (given: object) =>
    (
      await server.call(
        markThing,
        { kind: 'review', thing: 'x', until: now() + dayMs, ...given },
        interviewer,
      )
    ).msg
  expect(await mark({ until: now() })).toBe('Choose a time in the future, within a year')
  expect(await mark({ until: now() + 400 * dayMs })).toBe('Choose a time in the future, within a year')
  expect(await mark({ until: null })).toBe('Such a thing cannot be marked as done')
  expect(await mark({ kind: 'nonsense' })).toBe('There is no such kind of thing')
  expect(await mark({ kind: 'failedMail' })).toBe('There is no such kind of thing')
})

test('a right that is taken away takes the things with it: an interviewer who is not assigned any more finds none', async () => {
  const { companyId, hr, interviewer, candidate, asked } = await aDay(server)
  const { candidateId } = await candidate('Ann')
  await asked(candidateId, hr, interviewer)
  const plan = await aPlan(server.services, {
    companyId,
    candidateId,
    startsAt: ago(dayMs),
    interviewers: [{ accountId: interviewer.accountId }],
  })
  expect((await todayOf(server, interviewer)).names('feedback')).toEqual(['Ann'])
  await changeRow(server.services, 'interviewPlan', plan, { status: 3 })
  expect((await todayOf(server, interviewer)).names('feedback')).toEqual([])
  await server.services.db
    .updateTable('recommendation')
    .set({ withdrawnAt: server.services.clock.now() })
    .where('candidateId', '=', candidateId)
    .execute()
  expect((await todayOf(server, interviewer)).data.kinds.flatMap(({ things }) => things)).toEqual([])
  const answer = { jobSeekerChannelId: candidateId, operateChannel: 1, stageId: '2' }
  expect((await server.call(saveOperateStatus, answer, { token: interviewer.token })).code).not.toBe(0)
})

test('of 1,000 things of one kind 200 are listed and counted, and the reply says that there are more', async () => {
  const { companyId, positionId, hr, interviewer } = await aDay(server)
  const { db, clock } = server.services
  const at = clock.now()
  const ids = Array.from({ length: 1_000 }, () => newId<'candidate'>())
  const person = { companyId, positionId, stageId: '2', stageTypeKind: 2, appliedAt: at, updatedAt: at }
  await db
    .insertInto('candidate')
    .values(ids.map((id, index) => ({ ...person, id, externalId: id, name: `Person ${index}` })))
    .execute()
  const asking = { companyId, toAccountId: interviewer.accountId, byAccountId: hr.accountId, createdAt: at }
  await db
    .insertInto('recommendation')
    .values(ids.map((candidateId) => ({ ...asking, id: newId(), candidateId, recommendStageId: '2' })))
    .execute()
  const { of } = await todayOf(server, interviewer)
  expect([of('review')?.things.length, of('review')?.isMore]).toEqual([200, true])
  const count = await server.call(countToday, {}, { token: interviewer.token })
  expect(count.data).toEqual({ count: 200, isMore: true })
})

test('a kind that cannot be read says so, and the others stand and are counted', async () => {
  const { hr, interviewer, candidate, asked } = await aDay(server)
  await asked((await candidate('Ann')).candidateId, interviewer, hr)
  const { schema } = server.services.db
  await schema.alterTable('job_application').renameTo('job_application_away').execute()
  try {
    const today = await todayOf(server, hr)
    expect([today.failed, today.names('review')]).toEqual([['application'], ['Ann']])
    expect((await server.call(countToday, {}, { token: hr.token })).data).toEqual({ count: 1, isMore: false })
  } finally {
    await schema.alterTable('job_application_away').renameTo('job_application').execute()
  }
})

test('HR sees who waits for whom, the longest wait first; interviewers and readers do not', async () => {
  const { companyId, hr, interviewer, colleague, candidate, asked } = await aDay(server)
  const { candidateId } = await candidate('Ann')
  await asked(candidateId, hr, colleague)
  await asked((await candidate('Bea')).candidateId, hr, colleague)
  await aPlan(server.services, {
    companyId,
    candidateId,
    startsAt: ago(3 * dayMs),
    interviewers: [{ accountId: interviewer.accountId }, { name: 'Nobody Known' }],
  })
  const { data } = await server.call(listWaits, {}, { token: hr.token })
  expect(data.list.map(({ name, what, count, userId }) => [name, what, count, userId === null])).toEqual([
    ['Ivo Lane', 'feedback', 1, false],
    ['Nobody Known', 'feedback', 1, true],
    ['Cleo Park', 'opinion', 2, false],
  ])
  const reader = await anAccount(server.services, { companyId, userType: 'read' })
  for (const { token } of [interviewer, reader])
    expect((await server.call(listWaits, {}, { token })).msg).toBe('Your role may not see who waits for whom')
  expect((await server.call(readToday, {}, { token: reader.token })).data.kinds).toEqual([])
})

test('everybody sees whom they wait for: opinions that they asked for, and feedback on what they planned', async () => {
  const { companyId, hr, otherHr, interviewer, colleague, candidate, asked } = await aDay(server)
  const { candidateId } = await candidate('Ann')
  await asked(candidateId, hr, colleague)
  await asked((await candidate('Bea')).candidateId, interviewer, colleague)
  await aPlan(server.services, {
    companyId,
    candidateId,
    startsAt: ago(3 * dayMs),
    createdByAccountId: otherHr.accountId,
    interviewers: [{ accountId: interviewer.accountId }],
  })
  const mine = async ({ token }: typeof hr) => {
    const { data } = await server.call(listWaits, { of: 'mine' }, { token })
    return data.list.map(({ name, what, count }) => [name, what, count])
  }
  expect(await mine(hr)).toEqual([['Cleo Park', 'opinion', 1]])
  expect(await mine(otherHr)).toEqual([['Ivo Lane', 'feedback', 1]])
  expect(await mine(interviewer)).toEqual([['Cleo Park', 'opinion', 1]])
  expect(await mine(colleague)).toEqual([])
})

test('mails that failed stand on the Today of administrators as one thing, and come back with a newer one', async () => {
  const { companyId, admin } = await aDay(server)
  const { db, clock } = server.services
  const words = { toAddress: 'a@person.example', subject: 'a subject', bodyText: 'a text', state: 'failed' }
  const fail = () =>
    db
      .insertInto('mail')
      .values({ ...words, id: newId(), companyId, createdAt: clock.now() })
      .execute()
  await fail()
  await fail()
  const today = await todayOf(server, admin)
  expect(today.facts('failedMail')).toEqual([{ failed: 2 }])
  const done = { kind: 'failedMail', thing: today.thing('failedMail'), until: null }
  expect((await server.call(markThing, done, { token: admin.token })).code).toBe(0)
  expect((await todayOf(server, admin)).facts('failedMail')).toEqual([])
  await fail()
  expect((await todayOf(server, admin)).facts('failedMail')).toEqual([{ failed: 3 }])
})
