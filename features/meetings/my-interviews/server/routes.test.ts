import { hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listMyInterviews } from '../contract.ts'

const server = serverUnderTest()

async function aDesk() {
  const { services } = server
  const own = await anAccount(services, { userType: 'interviewer', name: '周予川' })
  const { companyId, accountId, token, email } = own
  const { candidateId } = await aCandidate(services, { companyId })
  const now = services.clock.now().getTime()
  /** Inserts an interview that begins in this number of hours. */
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
  const list = async () => {
    const { data } = await server.call(listMyInterviews, {}, { token })
    const names = (rows: typeof data.coming) => rows.map(({ interviewRoundName }) => interviewRoundName)
    return { coming: names(data.coming), feedbackDue: names(data.feedbackDue), data }
  }
  return { companyId, candidateId, accountId, email, plan, list }
}

test('an interviewer sees coming interviews, soonest first, and interviews with feedback due', async () => {
  const { accountId, email, companyId, plan, list } = await aDesk()
  const other = await anAccount(server.services, { companyId })
  await plan('later', 50)
  await plan('soon', 2)
  await plan('running', -0.5)
  await plan('over', -3)
  await plan('over, told by e-mail', -5, { interviewers: [{ externalId: email.toUpperCase() }] })
  await plan('given', -6, { feedback: [{ accountId, authorName: '周予川', result: 1, content: '通过' }] })
  await plan('refused', 4, { interviewers: [{ accountId, receiveStatus: 2 }] })
  await plan('cancelled', 5, { status: 3 })
  await plan('of a colleague', 6, { interviewers: [{ accountId: other.accountId }] })
  await plan('long ago', -100 * 24)
  expect(await list()).toMatchObject({
    coming: ['running', 'soon', 'later'],
    feedbackDue: ['over', 'over, told by e-mail'],
  })
})

test('feedback is due for no interview to which the candidate told that they do not come', async () => {
  const { plan, list } = await aDesk()
  await plan('refused', -2, { responseStatus: 2 })
  await plan('cancelled', -3, { responseStatus: 3 })
  await plan('confirmed', -4, { responseStatus: 1 })
  await plan('ahead', 2, { responseStatus: 3 })
  const { coming, feedbackDue, data } = await list()
  expect([coming, feedbackDue]).toEqual([['ahead'], ['confirmed']])
  expect(data.coming).toMatchObject([{ responseStatus: 3 }])
})

test('an interview that was imported without an end lasts an hour, here as in the calendar', async () => {
  const { plan, list } = await aDesk()
  await plan('over', -2, { endsAt: undefined })
  await plan('running', -0.5, { endsAt: undefined })
  await plan('ahead', 2, { endsAt: undefined })
  const { coming, feedbackDue, data } = await list()
  expect([coming, feedbackDue]).toEqual([['running', 'ahead'], ['over']])
  const [{ interviewStartTime = 0, interviewEndTime = 0 } = {}] = data.coming
  expect(interviewEndTime - interviewStartTime).toBe(hourMs)
})

test('an anonymous candidate is so here too', async () => {
  const { candidateId, plan, list } = await aDesk()
  await plan('soon', 2)
  const { db } = server.services
  await db
    .updateTable('candidate')
    .where('id', '=', candidateId)
    .set({ name: '苏晴岚', nameLatin: 'Su Qinglan', isAnonymous: true })
    .execute()
  const [interview] = (await list()).data.coming
  expect(JSON.stringify(interview)).not.toMatch(/晴岚|Qinglan/)
})

test('interviews without a time are listed, by their day if they have one', async () => {
  const { plan, list } = await aDesk()
  const undated = { startsAt: undefined, endsAt: undefined }
  await plan('someday', 0, undated)
  await plan('on a day', 0, { ...undated, interviewDate: '2099-03-20' })
  await plan('long over', 0, { ...undated, interviewDate: '2020-03-20' })
  await plan('cancelled', 0, { ...undated, status: 3 })
  const { coming, data } = await list()
  expect(coming).toEqual([])
  expect(
    data.undated.map(({ interviewRoundName, interviewDate }) => [interviewRoundName, interviewDate]),
  ).toEqual([
    ['on a day', '2099-03-20'],
    ['someday', null],
  ])
})
