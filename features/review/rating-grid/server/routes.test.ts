import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { roundsUnderTest } from './routes/rounds-under-test.ts'

const server = serverUnderTest()
const { anOpinion, aRound } = roundsUnderTest(server)

test('scores are told by form, module and question, with their sentences; answers in words are no scores', async () => {
  const { first, read, planId } = await aRound()
  const { data } = await read(first)
  expect(data.forms).toMatchObject([
    {
      name: '后端',
      modules: [
        {
          id: 'm1',
          weight: 100,
          questions: [
            { id: 'q1', weight: 60 },
            { id: 'q2', weight: 40 },
          ],
        },
      ],
      raters: [{ planId, isOwn: true, isDraft: false, total: 4 }],
      agreement: { raters: 1, candidates: 1, scores: 2, figure: null },
    },
  ])
  expect(data.forms[0]?.raters[0]?.scores).toEqual([
    { questionId: 'q1', value: 4, sentence: '因为 4' },
    { questionId: 'q2', value: 5, sentence: '因为 5' },
  ])
})

test('an interviewer without a submitted feedback is told nothing of colleagues’ feedback on the round, in no call', async () => {
  const { candidate, second, version, planId, read } = await aRound()
  const before = await read(second)
  expect(before.data).toMatchObject({ forms: [], heldBack: [{ planId, roundName: '初试' }] })
  expect(before.body).not.toMatch(/因为|同事/)
  await anOpinion(candidate, version, {
    planId,
    accountId: second.accountId,
    values: ['2', '2'],
    isDraft: true,
  })
  const drafting = await read(second)
  expect(drafting.data.forms[0]).toMatchObject({
    raters: [{ isOwn: true, isDraft: true }],
    agreement: { raters: 0, scores: 0 },
  })
  expect(drafting.body).not.toMatch(/因为 [45]/)
  await server.services.db
    .updateTable('interviewFeedback')
    .where('accountId', '=', second.accountId)
    .set({ submittedAt: server.clock.now() })
    .execute()
  const after = await read(second)
  expect(after.data.heldBack).toEqual([])
  expect(after.data.forms[0]?.raters).toHaveLength(2)
  expect(after.data.forms[0]?.agreement).toMatchObject({ raters: 2, candidates: 1, scores: 4 })
})

test('feedback is not held back without the company’s rule, or from readers who are no interviewer of the round', async () => {
  const { candidate, second, read } = await aRound()
  const { token } = await anAccount(server.services, { companyId: candidate.companyId })
  expect((await read({ token })).data).toMatchObject({
    forms: [{ raters: [{ isOwn: false }] }],
    heldBack: [],
  })
  await aSetting(server.services, candidate.companyId, 'rules', { ownOpinionFirst: false })
  expect((await read(second)).data).toMatchObject({ forms: [{ raters: [{ isOwn: false }] }], heldBack: [] })
})

test('interviewers and read-only accounts get no colleague’s scores where feedback is its owner’s, and recruiters get all [P5-027 P2-113]', async () => {
  const { candidate, first, second, version, planId, read } = await aRound()
  const { companyId } = candidate
  await anOpinion(candidate, version, { planId, accountId: second.accountId, values: ['2', '1'] })
  const readOnly = await anAccount(server.services, { companyId, userType: 'read' })
  const hr = await anAccount(server.services, { companyId })
  const ratersSeenBy = async (by: { token: string }) => {
    const { data } = await read(by)
    return data.forms.flatMap(({ raters }) => raters.map(({ isOwn, total }) => ({ isOwn, total })))
  }
  expect(await ratersSeenBy(first)).toHaveLength(2)
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  expect(await ratersSeenBy(first)).toEqual([{ isOwn: true, total: 4 }])
  expect((await read(first)).body).not.toMatch(/因为 [12]/)
  expect((await read(readOnly)).data).toEqual({ forms: [], heldBack: [] })
  expect(await ratersSeenBy(hr)).toHaveLength(2)
})

test('no feedback waits for the reader’s own opinion where feedback is its owner’s [P5-027]', async () => {
  const { candidate, second, read } = await aRound()
  await aSetting(server.services, candidate.companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  expect((await read(second)).data).toEqual({ forms: [], heldBack: [] })
})

test('a cancelled interview counts in nothing, and another company’s candidate is not found', async () => {
  const { candidate, first, planId, read } = await aRound()
  await server.services.db.updateTable('interviewPlan').where('id', '=', planId).set({ status: 3 }).execute()
  const { token } = await anAccount(server.services, { companyId: candidate.companyId })
  expect((await read({ token })).data).toEqual({ forms: [], heldBack: [] })
  expect((await read(first)).code).toBe(1002)
  expect((await read(await anAccount(server.services))).code).toBe(1005)
})
