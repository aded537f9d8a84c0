import { batch } from '@candor/call/batch'
import { anAccount, anInterview } from '@candor/testkit/builders'
import { readEnvelopes } from '@candor/testkit/envelope'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { expect, test } from 'vitest'
import { listCandidateLabel, listInterviewInfos } from '../../../../candidates/candidates/contract.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { signOut } from '../../../../sign-in/session/contract.ts'

const server = serverUnderTest()

/** How many statements prove who asks, and that they may read the report that is asked about. */
async function provingOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const statements = await statementsOf(work)
  const count = (words: string) => statements.filter((text) => text.includes(words)).length
  return {
    session: count('from "session"'),
    report: count('company_setting.company_id = company.id'),
  }
}

async function anInterviewer() {
  const { companyId, candidateId, interviewId } = await anInterview(server.services)
  const account = await anAccount(server.services, { companyId, userType: 'interviewer' })
  return { candidateId, interviewId, ...account }
}

async function batchOf(
  token: string,
  calls: readonly (readonly [{ method: string; path: string }, object])[],
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: batch.path,
    headers: { token, lang: 'en' },
    payload: { calls: calls.map(([{ method, path }, input]) => ({ method, path, input })) },
  })
  return readEnvelopes(answer.json()).map(({ code }) => code)
}

test('a batch reads its caller once, and the access to a report once for all calls about it', async () => {
  const { companyId, candidateId, interviewId, accountId, token } = await anInterviewer()
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId })
  const of = { jobseekerChannelId: candidateId }
  const calls = [
    [listCandidateLabel, of],
    [listInterviewInfos, of],
    [getMenuTabs, { interviewId, ...of }],
    [getMenuTabs, { interviewId }],
  ] as const
  let codes: number[] = []
  const proving = await provingOf(async () => {
    codes = await batchOf(token, calls)
  })
  expect(codes).toEqual([0, 0, 0, 0])
  expect(proving).toEqual({ session: 1, report: 1 })
})

test('access that was read for one batch is not kept for the next', async () => {
  const { companyId, candidateId, accountId, token } = await anInterviewer()
  const calls = [[listCandidateLabel, { jobseekerChannelId: candidateId }]] as const
  expect(await batchOf(token, calls)).toEqual([1002])
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId })
  expect(await batchOf(token, calls)).toEqual([0])
})

test('a call that changes something is refused in a batch, and the calls beside it are answered', async () => {
  const { companyId, candidateId } = await anInterview(server.services)
  const { token } = await anAccount(server.services, { companyId, userType: 'general' })
  const read = [listCandidateLabel, { jobseekerChannelId: candidateId }] as const
  expect(await batchOf(token, [read, [signOut, {}], read])).toEqual([0, 1003, 0])
})

test('ids that do not belong together are refused within a batch too', async () => {
  const { candidateId, interviewId, companyId } = await anInterview(server.services)
  const other = await anInterview(server.services, { companyId })
  const { token } = await anAccount(server.services, { companyId, userType: 'general' })
  const calls = [
    [getMenuTabs, { interviewId, jobseekerChannelId: candidateId }],
    [getMenuTabs, { interviewId, jobseekerChannelId: other.candidateId }],
    [getMenuTabs, { interviewId: other.interviewId, jobseekerChannelId: other.candidateId }],
  ] as const
  expect(await batchOf(token, calls)).toEqual([0, 1005, 0])
})
