import { dayMs, hourMs } from '@candor/kernel/durations'
import { anAccount, anInterview, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { markThing } from '../../contract.ts'
import { aDay, todayOf } from './today-under-test.ts'

const server = serverUnderTest()
const ago = (ms: number) => new Date(server.services.clock.now().getTime() - ms)

/** A day, and a way to make a candidate with an AI interview that was finished some time ago. */
async function aDayWithInterviews() {
  const day = await aDay(server)
  const came = async (name: string, finishedAt: Date | null, columns?: object) => {
    const candidate = await day.candidate(name)
    const { interviewId } = await anInterview(server.services, candidate)
    await changeRow(server.services, 'interview', interviewId, { finishedAt })
    if (columns) await changeRow(server.services, 'candidate', candidate.candidateId, columns)
    return candidate.candidateId
  }
  return { ...day, came }
}

test('an AI interview that came in waits for HR, and for no interviewer, until it is taken up', async () => {
  const { hr, otherHr, interviewer, companyId, asked, came } = await aDayWithInterviews()
  await came('New', ago(hourMs))
  await came('Old', ago(15 * dayMs))
  await came('Not finished', null)
  await came('Ended', ago(hourMs), { outcome: 'rejected' })
  const recommended = await came('Recommended', ago(hourMs))
  await asked(recommended, otherHr, interviewer)
  for (const account of [hr, otherHr])
    expect((await todayOf(server, account)).names('interviewCame')).toEqual(['New'])
  expect((await todayOf(server, interviewer)).of('interviewCame')).toBe(undefined)
  const poor = await anAccount(server.services, { companyId, buttons: ['candidate'] })
  expect((await todayOf(server, poor)).of('interviewCame')).toBe(undefined)
})

test('an AI interview waits for the account that added the candidate alone', async () => {
  const { hr, otherHr, came } = await aDayWithInterviews()
  await came('Own', ago(hourMs), { addedByAccountId: hr.accountId })
  expect((await todayOf(server, hr)).names('interviewCame')).toEqual(['Own'])
  expect((await todayOf(server, otherHr)).names('interviewCame')).toEqual([])
})

test('an AI interview is marked as done by one account for itself, and its name follows the masks', async () => {
  const { hr, otherHr, came } = await aDayWithInterviews()
  await came('Ann', ago(hourMs), { isAnonymous: true })
  const today = await todayOf(server, hr)
  expect(today.names('interviewCame')).toEqual(['A**'])
  const done = { kind: 'interviewCame', thing: today.thing('interviewCame'), until: null }
  expect((await server.call(markThing, done, { token: hr.token })).code).toBe(0)
  expect((await todayOf(server, hr)).names('interviewCame')).toEqual([])
  expect((await todayOf(server, otherHr)).names('interviewCame')).toEqual(['A**'])
})
