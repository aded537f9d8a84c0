import { newId } from '@candor/db/new-id'
import { dayMs, hourMs } from '@candor/kernel/durations'
import { anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { saveInterviewerName } from '../../../meetings/interviewer-names/contract.ts'
import { saveOperateStatus } from '../../../review/recommend/contract.ts'
import { countToday, listWaits, markThing, readToday, takeBackMark } from '../contract.ts'
import { forgetMarks } from './jobs.ts'
import { aDay, todayOf } from './today-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)
const now = () => server.services.clock.now().getTime()
const ago = (ms: number) => new Date(now() - ms)

test('a review waits for the colleague who is asked, until they decide, decline, or it is withdrawn', async () => {
  const { hr, interviewer, colleague, candidate, asked } = await aDay(server)
  const open = await candidate('Open')
  await asked(open.candidateId, hr, interviewer)
  await asked((await candidate('Decided')).candidateId, hr, interviewer, { operateStatus: 1 })
  await asked((await candidate('Withdrawn')).candidateId, hr, interviewer, { isWithdrawn: true })
  const ended = await candidate('Ended')
  await asked(ended.candidateId, hr, interviewer)
  await changeRow(server.services, 'candidate', ended.candidateId, { outcome: 'rejected' })
  const own = await candidate('Asked by oneself')
  await asked(own.candidateId, interviewer, interviewer)
  expect((await todayOf(server, interviewer)).names('review')).toEqual(['Open'])
  expect((await todayOf(server, colleague)).names('review')).toEqual([])
  const answer = { jobSeekerChannelId: open.candidateId, operateChannel: 1, stageId: '2' }
  await server.call(saveOperateStatus, answer, { token: interviewer.token })
  const today = await todayOf(server, interviewer)
  expect(today.facts('review')).toMatchObject([{ isAccepted: true, by: 'Hana Reed', stageId: '2' }])
  await server.call(saveOperateStatus, { ...answer, operateChannel: 2 }, { token: interviewer.token })
  expect((await todayOf(server, interviewer)).names('review')).toEqual([])
})

test('an answer waits for who asked, masked and covered as in the report, until they mark it as done', async () => {
  const { companyId, hr, interviewer, candidate, asked } = await aDay(server)
  const { candidateId } = await candidate('Ann')
  await asked(candidateId, hr, interviewer)
  const answer = {
    jobSeekerChannelId: candidateId,
    operateChannel: 2,
    stageId: '2',
    estimateContent: 'I know her',
  }
  await server.call(saveOperateStatus, answer, { token: interviewer.token })
  const first = await todayOf(server, hr)
  expect(first.facts('answer')).toEqual([{ by: 'Ivo Lane', state: 'declined', text: 'I know her' }])
  await changeRow(server.services, 'candidate', candidateId, { isAnonymous: true })
  expect((await todayOf(server, hr)).names('answer')).toEqual(['A**'])
  await aSetting(server.services, companyId, 'companyRules', { ownOpinionFirst: true })
  await aPlan(server.services, { companyId, candidateId, interviewers: [{ accountId: hr.accountId }] })
  const covered = await todayOf(server, hr)
  expect(covered.facts('answer')).toEqual([{ by: 'Ivo Lane', state: 'covered', text: '' }])
  const done = { kind: 'answer', thing: covered.thing('answer'), until: null }
  expect((await server.call(markThing, done, { token: hr.token })).code).toBe(0)
  expect((await todayOf(server, hr)).names('answer')).toEqual([])
})

test('feedback is due from the begin of an interview, and not before', async () => {
  const { companyId, interviewer, candidate } = await aDay(server)
  const { candidateId } = await candidate('Ann')
  const at = (startsAt: Date, more = {}) =>
    aPlan(server.services, {
      companyId,
      candidateId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hourMs),
      interviewers: [{ accountId: interviewer.accountId }],
      ...more,
    })
  await at(ago(-hourMs), { roundName: 'coming' })
  await at(ago(hourMs / 2), { roundName: 'running' })
  await at(ago(2 * dayMs), { roundName: 'over' })
  await at(ago(2 * dayMs), { roundName: 'cancelled', status: 3 })
  await at(ago(2 * dayMs), { roundName: 'declined', responseStatus: 2 })
  const { facts, of } = await todayOf(server, interviewer)
  expect(facts('feedback')).toEqual([
    { round: 'over', isOver: true },
    { round: 'running', isOver: false },
  ])
  expect(of('feedback')?.things[0]?.due).toBe(now() - 2 * dayMs + hourMs + dayMs)
})

test('a decision is due once all who were asked have answered, for who asked, until somebody of HR decides', async () => {
  const { hr, otherHr, interviewer, colleague, candidate, asked } = await aDay(server)
  const ready = await candidate('Ready')
  await asked(ready.candidateId, hr, interviewer, { operateStatus: 1 })
  await asked(ready.candidateId, otherHr, colleague, { operateStatus: 2 })
  const open = await candidate('One is open')
  await asked(open.candidateId, hr, interviewer, { operateStatus: 1 })
  await asked(open.candidateId, hr, colleague)
  expect((await todayOf(server, hr)).names('decision')).toEqual(['Ready'])
  expect((await todayOf(server, hr)).facts('decision')).toEqual([{ answers: 2, feedbacks: 0 }])
  expect((await todayOf(server, interviewer)).names('decision')).toBe(null)
  const third = await candidate('Of nobody here')
  await asked(third.candidateId, otherHr, interviewer, { operateStatus: 1 })
  expect((await todayOf(server, hr)).names('decision')).toEqual(['Ready'])
})

test('a decision is due once all feedback of the rounds in the stage is in', async () => {
  const { companyId, hr, interviewer, candidate } = await aDay(server)
  const plan = async (name: string, isFedBack: boolean) => {
    const { candidateId } = await candidate(name)
    await changeRow(server.services, 'candidate', candidateId, { stageSince: ago(5 * dayMs) })
    await aPlan(server.services, {
      companyId,
      candidateId,
      startsAt: ago(2 * dayMs),
      createdByAccountId: hr.accountId,
      interviewers: [{ accountId: interviewer.accountId, name: 'Ivo Lane' }],
      feedback: isFedBack
        ? [{ accountId: interviewer.accountId, authorName: 'Ivo Lane', result: 1, content: 'yes' }]
        : [],
    })
  }
  await plan('In', true)
  await plan('Missing', false)
  expect((await todayOf(server, hr)).names('decision')).toEqual(['In'])
  expect((await todayOf(server, interviewer)).names('feedback')).toEqual(['Missing'])
})

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

test('an imported interviewer without an account stands on the Today of administrators until matched', async () => {
  const { companyId, admin, hr } = await aDay(server)
  const kim = await anAccount(server.services, { companyId, userType: 'interviewer', name: 'Kim Sato' })
  const plan = {
    externalId: 'p',
    interviewRoundName: 'First',
    createDate: 1_710_000_000_000,
    planRoomType: 0,
  }
  const interviewPlans = [{ ...plan, interviewerInfoList: [{ interviewerName: 'Kim Sato' }] }]
  await importFiles({ 'bundle.json': aBundle({ externalId: 'a', interviewPlans }) }, companyId)
  const today = await todayOf(server, admin)
  expect(today.facts('interviewerName')).toEqual([{ name: 'Kim Sato', plans: 1, suggestedEmail: kim.email }])
  expect((await todayOf(server, hr)).of('interviewerName')).toBe(undefined)
  await server.call(saveInterviewerName, { name: 'Kim Sato', email: kim.email }, { token: admin.token })
  expect((await todayOf(server, admin)).facts('interviewerName')).toEqual([])
})

test('a plan without a time stands on Today of who planned it, unless times are offered or it is fed back', async () => {
  const { companyId, hr, otherHr, candidate } = await aDay(server)
  const { candidateId } = await candidate('Ann')
  const plan = (roundName: string, more = {}) =>
    aPlan(server.services, { companyId, candidateId, roundName, createdByAccountId: hr.accountId, ...more })
  await plan('open', { interviewers: [{ name: 'Kim Sato' }] })
  await plan('timed', { startsAt: ago(-dayMs) })
  await plan('cancelled', { status: 3 })
  await plan('fed back', { feedback: [{ authorName: 'Kim Sato', result: 1, content: 'yes' }] })
  const { facts } = await todayOf(server, hr)
  expect(facts('withoutTime')).toEqual([{ round: 'open', day: null, interviewers: ['Kim Sato'] }])
  expect((await todayOf(server, otherHr)).facts('withoutTime')).toEqual([])
})

test('people past the limit of their stage stand on Today of HR from the first whole day over it', async () => {
  const { companyId, hr, interviewer, candidate } = await aDay(server)
  const { db } = server.services
  const stage = { companyId, wireId: '77', kind: 2, limitDays: 3, sortIndex: 7 }
  await db.insertInto('stage').values(stage).execute()
  for (const [name, days] of [
    ['Late', 4],
    ['On time', 3.9],
  ] as const) {
    const { candidateId } = await candidate(name)
    const values = { stageId: '77', stageSince: ago(days * dayMs) }
    await changeRow(server.services, 'candidate', candidateId, values)
  }
  const today = await todayOf(server, hr)
  expect(today.names('limit')).toEqual(['Late'])
  expect(today.facts('limit')).toMatchObject([{ days: 4, limitDays: 3, stageId: '77' }])
  expect((await todayOf(server, interviewer)).of('limit')).toBe(undefined)
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
