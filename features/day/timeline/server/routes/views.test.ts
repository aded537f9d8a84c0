import { type AccountUnderTest, anAccount, anInterview } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { viewReportReq } from '../../../../report/viewings/contract.ts'
import { readTimeline } from '../../contract.ts'

const server = serverUnderTest()
const hourMs = 3_600_000

test('all views of one account on one day are one entry, with their number and time', async () => {
  // A quarter to midnight in Shanghai, where the company is.
  const dayMs = 24 * hourMs
  server.clock.pass(dayMs - (server.clock.now().getTime() % dayMs) - 8.25 * hourMs)
  const { companyId, candidateId, interviewId } = await anInterview(server.services)
  const hr = await anAccount(server.services, { companyId, name: '陈薇安' })
  const colleague = await anAccount(server.services, { companyId, name: '韩砚秋' })
  const view = (by: AccountUnderTest) => {
    const endTime = server.clock.now().getTime()
    const given = { interviewId, startTime: endTime - 15_000, endTime, type: 'mobile' as const, logId: '' }
    return server.call(viewReportReq, given, by)
  }
  for (const by of [hr, colleague, hr]) {
    await view(by)
    server.clock.pass(60_000)
  }
  server.clock.pass(hourMs / 3)
  await view(hr)
  const { data } = await server.call(readTimeline, { jobseekerChannelId: candidateId }, hr)
  const views = data.list.filter(({ kind }) => kind === 'viewed')
  expect(views.map(({ by, facts }) => [by?.name, facts])).toEqual([
    ['陈薇安', { times: 1, viewedMs: 15_000 }],
    ['陈薇安', { times: 2, viewedMs: 30_000 }],
    ['韩砚秋', { times: 1, viewedMs: 15_000 }],
  ])
  expect(data.counts.people).toBe(3)
  expect(new Set(views.map(({ id }) => id)).size).toBe(3)
})
