import { aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { createForm, endForm } from '../../assessment-forms/contract/manage.ts'
import { queryInterviewPlan } from '../../candidate-plans/contract.ts'
import { listInterviewRounds } from '../../planning/contract/reading.ts'
import { listPositionRounds, savePositionRounds } from '../contract.ts'

const server = serverUnderTest()

async function aPositionOfAdmin() {
  const { companyId, token } = await anAccount(server.services, { userType: 'admin' })
  const { positionId } = await aPosition(server.services, { companyId })
  const list = async () => (await server.call(listPositionRounds, { positionId }, { token })).data
  const save = (revision: number, rounds: { roundId?: string; name: string; formId?: string }[]) =>
    server.call(savePositionRounds, { positionId, revision, rounds }, { token })
  return { companyId, token, positionId, list, save }
}

test('rounds are set, trade places and keep their ids, and are offered to planners', async () => {
  const { companyId, token, positionId, list, save } = await aPositionOfAdmin()
  const form = (await server.call(createForm, { name: '技术面试评价' }, { token })).data
  expect(await list()).toEqual({ revision: 0, rounds: [] })
  expect((await save(0, [{ name: ' 技术初试 ', formId: form.formId }, { name: '终面' }])).data).toEqual({
    revision: 1,
  })
  const { rounds } = await list()
  const [first, last] = rounds
  expect(rounds).toEqual([
    { roundId: expect.any(String), name: '技术初试', formId: form.formId, formName: '技术面试评价' },
    { roundId: expect.any(String), name: '终面', formId: null, formName: null },
  ])
  await save(1, [
    { roundId: last?.roundId ?? '', name: '终面' },
    { name: '交叉面试' },
    { roundId: first?.roundId ?? '', name: '初试', formId: form.formId },
  ])
  const after = await list()
  expect(after.rounds.map(({ name }) => name)).toEqual(['终面', '交叉面试', '初试'])
  expect([after.rounds[0]?.roundId, after.rounds[2]?.roundId]).toEqual([last?.roundId, first?.roundId])
  const candidate = await aCandidate(server.services, { companyId, positionId })
  const offered = await server.call(
    listInterviewRounds,
    { jobseekerChannelId: candidate.candidateId },
    { token },
  )
  expect(offered.data.map(({ interviewRoundName }) => interviewRoundName)).toEqual([
    '终面',
    '交叉面试',
    '初试',
  ])
})

test('rounds that somebody else changed meanwhile are not overwritten', async () => {
  const { list, save } = await aPositionOfAdmin()
  const codes = await Promise.all([save(0, [{ name: '一面' }]), save(0, [{ name: '二面' }])])
  expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 1012])
  expect((await list()).rounds).toHaveLength(1)
})

test('a form of another company or one that has ended is refused by its place, and one in use may stay', async () => {
  const { token, list, save } = await aPositionOfAdmin()
  const other = await anAccount(server.services, { userType: 'admin' })
  const theirs = (await server.call(createForm, { name: 'Theirs' }, { token: other.token })).data
  const own = (await server.call(createForm, { name: '评价表' }, { token })).data
  const refused = await save(0, [{ name: '一面' }, { name: '二面', formId: theirs.formId }])
  expect([refused.code, refused.data]).toEqual([1003, { field: 'rounds[1].formId' }])
  await save(0, [{ name: '一面', formId: own.formId }])
  await server.call(endForm, { formId: own.formId, isEnded: true }, { token })
  const [round] = (await list()).rounds
  const kept = { roundId: round?.roundId ?? '', name: '一面', formId: own.formId }
  expect((await save(1, [kept])).code).toBe(0)
  expect((await save(2, [kept, { name: '二面', formId: own.formId }])).data).toEqual({
    field: 'rounds[1].formId',
  })
  expect((await save(2, [kept, kept])).data).toEqual({ field: 'rounds[1].roundId' })
})

test('an interview that was planned of a round keeps its name when the round is gone', async () => {
  const { companyId, token, positionId, list, save } = await aPositionOfAdmin()
  await save(0, [{ name: '一面' }])
  const [round] = (await list()).rounds
  const candidate = await aCandidate(server.services, { companyId, positionId })
  const planId = await aPlan(server.services, { ...candidate, roundName: '一面' })
  const { db } = server.services
  await db.updateTable('interviewPlan').set({ roundId: round?.roundId }).where('id', '=', planId).execute()
  await save(1, [])
  const { data } = await server.call(
    queryInterviewPlan,
    { jobseekerChannelId: candidate.candidateId, positionId },
    { token },
  )
  expect(
    data.map(({ interviewRoundName, interviewRoundId }) => [interviewRoundName, interviewRoundId]),
  ).toEqual([['一面', null]])
})
