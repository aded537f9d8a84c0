import { aCandidate, aCompany, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getRolesByUser } from '../contract.ts'
import type { Viewer } from '../rules/viewer.ts'
import { authorizeReport } from './gate/asked-within.ts'
import { authenticateAccount } from './gate.ts'
import { findSession } from './queries/accounts.ts'

const server = serverUnderTest()

function viewerOf(token: string): Promise<Viewer> {
  const context = {
    address: '',
    userAgent: null,
    token,
    locale: 'en',
    requestId: '',
    idempotencyKey: null,
    batch: null,
  } as const
  return authenticateAccount(server.services, 'user', context, findSession)
}

test('a role answers its pages and buttons as a tree under parentCode 0 [R7-046 P7-009]', async () => {
  const account = await anAccount(server.services, { buttons: ['reportResume', 'candidate'] })
  const input = { authRoleId: account.roleId, companyId: account.companyId }
  const answer = await server.call(getRolesByUser, input, { token: account.token })
  expect(answer.code).toBe(0)
  expect(answer.data.authButtons).toEqual([
    { code: 'reportResume', parentCode: '0' },
    { code: 'candidate', parentCode: '0' },
  ])
  expect(answer.data.authPages).toEqual([{ code: 'candidate', parentCode: '0' }])
})

test('a report opens by its interview or by its candidate, with the newest interview then', async () => {
  const first = await anInterview(server.services)
  const second = await anInterview(server.services, first)
  const viewer = await viewerOf((await anAccount(server.services, first)).token)
  const byInterview = await authorizeReport(server.services, viewer, { interviewId: first.interviewId })
  const byCandidate = await authorizeReport(server.services, viewer, { candidateId: first.candidateId })
  expect(byInterview).toMatchObject({ interviewId: first.interviewId, candidateId: first.candidateId })
  expect(byCandidate).toMatchObject({ interviewId: second.interviewId })
})

test('an interview of another candidate does not open under this candidate’s id', async () => {
  const here = await anInterview(server.services)
  const other = await anInterview(server.services, { companyId: here.companyId })
  const viewer = await viewerOf((await anAccount(server.services, here)).token)
  const mixed = authorizeReport(server.services, viewer, {
    interviewId: here.interviewId,
    candidateId: other.candidateId,
  })
  await expect(mixed).rejects.toMatchObject({ refusal: 'notFound' })
})

test('an interviewer opens a recommended candidate until the recommendation is withdrawn', async () => {
  const candidate = await aCandidate(server.services)
  const account = await anAccount(server.services, {
    companyId: candidate.companyId,
    userType: 'interviewer',
  })
  const viewer = await viewerOf(account.token)
  const open = () => authorizeReport(server.services, viewer, { candidateId: candidate.candidateId })
  await expect(open()).rejects.toMatchObject({ refusal: 'noView' })
  await aRecommendation(server.services, { ...candidate, toAccountId: account.accountId })
  await expect(open()).resolves.toMatchObject({ candidateId: candidate.candidateId })
  await server.services.db.updateTable('recommendation').set({ withdrawnAt: new Date() }).execute()
  await expect(open()).rejects.toMatchObject({ refusal: 'noView' })
})

test('a recommendation that an interviewer gave to themselves opens nothing', async () => {
  const candidate = await aCandidate(server.services)
  const { companyId, candidateId } = candidate
  const account = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const to = { ...candidate, toAccountId: account.accountId }
  await aRecommendation(server.services, { ...to, byAccountId: account.accountId, operateStatus: 1 })
  const viewer = await viewerOf(account.token)
  const open = () => authorizeReport(server.services, viewer, { candidateId })
  await expect(open()).rejects.toMatchObject({ refusal: 'noView' })
  const { accountId: byAccountId } = await anAccount(server.services, { companyId })
  await aRecommendation(server.services, { ...to, byAccountId })
  await expect(open()).resolves.toMatchObject({ candidateId })
})

test('an interviewer opens the candidate of their own plan, by id or e-mail, and another interviewer does not', async () => {
  const candidate = await aCandidate(server.services)
  const { companyId } = candidate
  const [byId, byEmail, other] = await Promise.all(
    [1, 2, 3].map(() => anAccount(server.services, { companyId, userType: 'interviewer' })),
  )
  if (!byId || !byEmail || !other) throw new Error('an account is missing')
  const plan = (interviewers: readonly object[], status = 0) =>
    aPlan(server.services, { ...candidate, status, interviewers })
  await plan([{ name: '周予川' }])
  await plan([])
  await plan([{ externalId: 'iv-1' }, { accountId: byId.accountId }])
  await plan([{ externalId: byEmail.email.toUpperCase() }], 1)
  const open = async ({ token }: { token: string }, { candidateId } = candidate) =>
    authorizeReport(server.services, await viewerOf(token), { candidateId })
  await expect(open(byId)).resolves.toMatchObject({ candidateId: candidate.candidateId })
  await expect(open(byEmail)).resolves.toMatchObject({ candidateId: candidate.candidateId })
  await expect(open(other)).rejects.toMatchObject({ refusal: 'noView' })
  const another = await aCandidate(server.services, { companyId })
  await expect(open(byId, another)).rejects.toMatchObject({ refusal: 'noView' })
})

test('a cancelled plan opens no report, and neither does a plan that an interviewer made for themselves', async () => {
  const candidate = await aCandidate(server.services)
  const account = await anAccount(server.services, {
    companyId: candidate.companyId,
    userType: 'interviewer',
  })
  const viewer = await viewerOf(account.token)
  const open = () => authorizeReport(server.services, viewer, { candidateId: candidate.candidateId })
  const plan = { ...candidate, interviewers: [{ accountId: account.accountId }] }
  await aPlan(server.services, { ...plan, status: 3 })
  await expect(open()).rejects.toMatchObject({ refusal: 'noView' })
  await aPlan(server.services, { ...plan, createdByAccountId: account.accountId })
  await expect(open()).rejects.toMatchObject({ refusal: 'noView' })
  await aPlan(server.services, plan)
  await expect(open()).resolves.toMatchObject({ candidateId: candidate.candidateId })
})

test('another company’s report, an unknown one and an interview named as a candidate are refused alike', async () => {
  const foreign = await anInterview(server.services)
  const own = await anInterview(server.services)
  const viewer = await viewerOf((await anAccount(server.services, { companyId: own.companyId })).token)
  for (const address of [
    { interviewId: foreign.interviewId },
    { candidateId: foreign.candidateId },
    { candidateId: own.interviewId },
    { candidateId: '7' },
    {},
  ]) {
    await expect(authorizeReport(server.services, viewer, address)).rejects.toMatchObject({
      refusal: 'notFound',
    })
  }
})

test('screening status 1 makes every report of the company anonymous', async () => {
  const { companyId } = await aCompany(server.services)
  const candidate = await aCandidate(server.services, { companyId })
  const viewer = await viewerOf((await anAccount(server.services, { companyId })).token)
  const open = () => authorizeReport(server.services, viewer, { candidateId: candidate.candidateId })
  expect((await open()).isAnonymous).toBe(false)
  await aSetting(server.services, companyId, 'evaluationConfig', {
    screeningInfoStatus: 1,
    evaluationInvisibleStatus: 0,
  })
  expect((await open()).isAnonymous).toBe(true)
})
