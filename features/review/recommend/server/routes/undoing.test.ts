import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { undoLast } from '@candor/testkit/undo'
import { expect, test } from 'vitest'
import { saveOperateStatus } from '../../contract.ts'
import { writeAnswer } from '../../rules/wire.ts'
import { givingUnderTest } from './giving-under-test.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()
const { aCandidateToGive, rowsOf, remarksOf, mailsOf } = givingUnderTest(server)
const stored = storedRows(server)

test('an undone recommendation is gone with its remark, and its waiting mail is withdrawn', async () => {
  const { give, companyId, hr } = await aCandidateToGive()
  await give({ selectNote: '请看第二题' })
  const { act, data } = await undoLast(server, hr)
  expect(act).toMatchObject({ kind: 'recommendation', name: '林晓彤' })
  expect(data).toMatchObject({ done: 1, refused: [] })
  expect([await rowsOf(companyId), await remarksOf(companyId)]).toEqual([[], []])
  expect((await mailsOf(companyId)).map(({ state }) => state)).toEqual(['withdrawn'])
})

test('a remark to an open recommendation is undone, and the recommendation stays', async () => {
  const { give, companyId, of } = await aCandidateToGive()
  const colleague = of('general')
  await give({ selectNote: '第一' })
  await give({ selectNote: '第二' }, colleague)
  await undoLast(server, colleague)
  expect(await remarksOf(companyId)).toEqual(['第一'])
  expect(await rowsOf(companyId)).toHaveLength(1)
})

test('a recommendation with an answer stays, and its colleague is named', async () => {
  const { give, companyId, candidateId, interviewer, hr } = await aCandidateToGive()
  await give()
  const accepting = { jobSeekerChannelId: candidateId, ...writeAnswer('accept', '') }
  expect(await server.call(saveOperateStatus, accepting, interviewer)).toMatchObject({ code: 0 })
  const { data } = await undoLast(server, hr)
  expect(data).toMatchObject({ done: 0, refused: [{ why: 'answered', byName: expect.any(String) }] })
  expect(await rowsOf(companyId)).toHaveLength(1)
})

test('an undone declining opens the recommendation again, with its mail withdrawn', async () => {
  const { give, companyId, candidateId, interviewer } = await aCandidateToGive()
  await give()
  const before = await rowsOf(companyId)
  const declining = { jobSeekerChannelId: candidateId, ...writeAnswer('refuse', '本周没有时间') }
  expect((await server.call(saveOperateStatus, declining, interviewer)).code).toBe(0)
  expect(await rowsOf(companyId)).not.toEqual(before)
  const { act } = await undoLast(server, interviewer)
  expect(act.kind).toBe('declining')
  expect(await rowsOf(companyId)).toEqual(before)
  expect(await stored('evaluation', companyId)).toEqual([])
  expect((await mailsOf(companyId)).map(({ state }) => state).sort()).toEqual(['waiting', 'withdrawn'])
})

test('a frozen colleague undoes nothing', async () => {
  const { companyId } = await aCandidateToGive()
  const frozen = await anAccount(server.services, { companyId, userType: 'freeze' })
  await expect(undoLast(server, frozen)).rejects.toThrow()
})
