import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import { addThirdPartyEvaluation, listThirdPartyEvaluations } from '../../contract.ts'

export const written = ({ jobseekerChannelId }: { jobseekerChannelId: string }, more: object = {}) => ({
  jobseekerChannelId,
  testName: '逻辑测评',
  testType: 0,
  ...more,
})

export async function aReviewer(server: ServerUnderTest, given: Parameters<typeof anAccount>[1] = {}) {
  const account = await anAccount(server.services, given)
  const candidate = await aCandidate(server.services, account)
  return { ...account, ...candidate, jobseekerChannelId: `${candidate.candidateId}` }
}

export type Reviewer = Awaited<ReturnType<typeof aReviewer>>

export const add = (
  server: ServerUnderTest,
  by: { token: string },
  of: { jobseekerChannelId: string },
  more: object = {},
) => server.call(addThirdPartyEvaluation, written(of, more), { token: by.token })

export async function listOf(
  server: ServerUnderTest,
  { jobseekerChannelId, token }: Pick<Reviewer, 'jobseekerChannelId' | 'token'>,
) {
  return (await server.call(listThirdPartyEvaluations, { jobseekerChannelId }, { token })).data
}

export async function added(server: ServerUnderTest, of: Reviewer, more: object = {}) {
  expect((await add(server, of, of, more)).code).toBe(0)
  const [entry] = await listOf(server, of)
  if (!entry) throw new Error('the evaluation is not listed')
  return entry
}

export const anUpload = (server: ServerUnderTest, of: Reviewer, content = 'a report') =>
  aFile(server.services, of, { name: '报告.txt', content, contentType: 'text/plain' })

export const entriesOf = (server: ServerUnderTest, { companyId }: Reviewer) =>
  server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'candidateId', 'details'])
    .execute()
