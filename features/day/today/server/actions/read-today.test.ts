import { dayMs, hourMs } from '@candor/kernel/durations'
import { anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { saveInterviewerName } from '../../../../meetings/interviewer-names/contract.ts'
import { saveOperateStatus } from '../../../../review/recommend/contract.ts'
import { markThing } from '../../contract.ts'
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
