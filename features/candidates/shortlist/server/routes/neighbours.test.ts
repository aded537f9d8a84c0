import { type AccountUnderTest, aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { expect, test } from 'vitest'
import { findNeighbours } from '../../contract/neighbours.ts'
import { aList, mixed } from './list-under-test.ts'

const server = serverUnderTest()

test('a candidate’s neighbours are those of the same filter, with its place and the states around it', async () => {
  const { hr, candidates } = await aList(server, mixed)
  const at = async (index: number, filter = {}) => {
    const jobSeekerChannelId = candidates[index]?.candidateId ?? ''
    return (await server.call(findNeighbours, { ...filter, jobSeekerChannelId }, { token: hr.token })).data
  }
  const middle = await at(2)
  expect(middle).toMatchObject({ place: 3, total: 6, current: 2, haveOperateCount: 3 })
  expect(middle.previous?.jobSeekerChannelId).toBe(candidates[1]?.candidateId)
  expect(middle.next?.interviewId).toBe(candidates[3]?.interviewId)
  expect(middle.cells).toEqual(['notOperated', 'pass', 'wait', 'reject', 'invalid', 'invalid'])
  expect((await at(0)).previous).toBe(null)
  expect((await at(5)).next).toBe(null)
  const operated = await at(2, { haveOperate: 1 })
  expect(operated).toMatchObject({ place: 2, total: 3 })
})

test('the list of the candidate’s own position is found without its id', async () => {
  const { hr, interviewer, companyId, candidates } = await aList(server, [{}, {}, {}])
  await aCandidate(server.services, { companyId })
  const at = async (jobSeekerChannelId: string, token: string) =>
    (await server.call(findNeighbours, { samePosition: 1, jobSeekerChannelId }, { token })).data
  const second = candidates[1]?.candidateId ?? ''
  expect(await at(second, hr.token)).toMatchObject({ place: 2, total: 3, noOperateCount: 3 })
  expect(await at(second, interviewer.token)).toMatchObject({ place: 2, total: 3 })
  const stranger = await anAccount(server.services)
  expect(await at(second, stranger.token)).toMatchObject({ place: null, total: 0, noOperateCount: 0 })
})

test('a candidate’s place is read in one statement', async () => {
  const { hr, candidates } = await aList(server, mixed)
  const jobSeekerChannelId = candidates[2]?.candidateId ?? ''
  const statements = await statementsOf(async () => {
    const input = { samePosition: 1, recommendStageId: '2', jobSeekerChannelId }
    expect((await server.call(findNeighbours, input, { token: hr.token })).code).toBe(0)
  })
  // The session comes first.
  expect(statements).toHaveLength(2)
})

test('a decision that takes a candidate out of the list leaves the way to its neighbours open', async () => {
  const { hr, candidates } = await aList(server, [{}, { operateStatus: 1 }, {}])
  const filter = { haveOperate: 0, jobSeekerChannelId: candidates[1]?.candidateId ?? '' }
  const { data } = await server.call(findNeighbours, filter, { token: hr.token })
  expect(data).toMatchObject({ place: null, total: 2, cells: ['notOperated', 'pass', 'notOperated'] })
  expect(data.previous?.jobSeekerChannelId).toBe(candidates[0]?.candidateId)
  expect(data.next?.jobSeekerChannelId).toBe(candidates[2]?.candidateId)
})

test('far from either end the cells are those around the candidate, and the place is that of the whole list', async () => {
  const { hr, candidates } = await aList(
    server,
    Array.from({ length: 60 }, () => ({})),
  )
  const jobSeekerChannelId = candidates[30]?.candidateId ?? ''
  const { data } = await server.call(findNeighbours, { jobSeekerChannelId }, { token: hr.token })
  expect(data).toMatchObject({ place: 31, total: 60, current: 20 })
  expect(data.cells).toHaveLength(41)
})

test('neither another company’s candidate nor one beyond an interviewer’s reach has a place in the list', async () => {
  const { candidates, companyId, interviewer } = await aList(server, [{}, { isWithdrawn: true }])
  const stranger = await anAccount(server.services)
  const idle = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const nowhere = { place: null, previous: null, next: null, cells: [] }
  const at = async (index: number, { token }: AccountUnderTest) => {
    const jobSeekerChannelId = candidates[index]?.candidateId ?? ''
    return (await server.call(findNeighbours, { jobSeekerChannelId }, { token })).data
  }
  expect(await at(0, stranger)).toMatchObject({ ...nowhere, total: 0, noOperateCount: 0, invalidCount: 0 })
  expect(await at(0, idle)).toMatchObject({ ...nowhere, noOperateCount: 0 })
  expect(await at(1, interviewer)).toMatchObject(nowhere)
  expect(await at(0, interviewer)).toMatchObject({ place: 1, total: 1, next: null })
})

test('the counts of an interviewer’s list include candidates who are not in it any more', async () => {
  const { candidates, interviewer } = await aList(server, mixed)
  const jobSeekerChannelId = candidates[2]?.candidateId ?? ''
  const { data } = await server.call(findNeighbours, { jobSeekerChannelId }, { token: interviewer.token })
  expect(data).toMatchObject({ place: 3, total: 5 })
  expect(data).toMatchObject({ haveOperateCount: 3, noOperateCount: 1, invalidCount: 2 })
})

test('all that a filter leaves is looked at once, for the place and for the counts', async () => {
  const { hr, candidates } = await aList(server, mixed)
  const jobSeekerChannelId = candidates[2]?.candidateId ?? ''
  const statements = await statementsOf(async () => {
    expect((await server.call(findNeighbours, { jobSeekerChannelId }, { token: hr.token })).code).toBe(0)
  })
  expect(statements.filter((text) => text.includes('distinct on'))).toHaveLength(1)
})
