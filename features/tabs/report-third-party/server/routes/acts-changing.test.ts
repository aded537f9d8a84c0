import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { deleteThirdPartyEvaluation, updateThirdPartyEvaluation } from '../../contract.ts'
import { added, anUpload, aReviewer, entriesOf, listOf, type Reviewer, written } from './acts-under-test.ts'

const server = serverUnderTest()

const change = (of: Reviewer, id: string, more: object = {}) =>
  server.call(updateThirdPartyEvaluation, { id, ...written(of, more) }, { token: of.token })

test('an evaluation that is changed is what was sent last, keeps its file when it is named again, and is logged [R7-075]', async () => {
  const of = await aReviewer(server)
  const upload = await anUpload(server, of)
  const entry = await added(server, of, { score: '3', testType: 1, fileUrl: `file:${upload}` })
  const kept = { testName: '性格测评', testType: 1, fileUrl: entry.fileUrl, fileName: entry.fileName }
  expect((await change(of, entry.id, kept)).code).toBe(0)
  const list = await listOf(server, of)
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ id: entry.id, testName: '性格测评', score: null, fileName: '报告.txt' })
  expect((await server.app.inject(list[0]?.fileUrl ?? '')).body).toBe('a report')
  const [, changed] = await entriesOf(server, of)
  expect(changed).toMatchObject({
    action: 'thirdParty.changed',
    details: { subject: entry.id, from: { score: '3' }, to: { score: null, fileId: upload } },
  })
})

test('an evaluation that is changed loses its file when another takes its place or none is named', async () => {
  const of = await aReviewer(server)
  const entry = await added(server, of, { testType: 1, fileUrl: `file:${await anUpload(server, of)}` })
  const second = `file:${await anUpload(server, of, 'another report')}`
  expect((await change(of, entry.id, { testType: 1, fileUrl: second })).code).toBe(0)
  expect((await server.app.inject(entry.fileUrl ?? '')).statusCode).toBe(404)
  const [replaced] = await listOf(server, of)
  expect((await server.app.inject(replaced?.fileUrl ?? '')).body).toBe('another report')
  expect((await change(of, entry.id)).code).toBe(0)
  expect((await listOf(server, of))[0]?.fileUrl).toBe(null)
  expect((await server.app.inject(replaced?.fileUrl ?? '')).statusCode).toBe(404)
})

test('an evaluation that is changed is not overwritten from an earlier state of it, and keeps its file [R7-075]', async () => {
  const of = await aReviewer(server)
  const { id, revision } = await added(server, of, { score: '3' })
  const colleague = await anAccount(server.services, { companyId: of.companyId })
  const file = { testType: 1, fileUrl: `file:${await anUpload(server, { ...of, ...colleague })}` }
  const theirs = { ...of, token: colleague.token }
  expect((await change(theirs, id, { revision, score: '4', ...file })).code).toBe(0)
  const refused = await change(of, id, { revision, score: '5', fileUrl: '' })
  expect(refused).toMatchObject({
    code: 1012,
    msg: 'Somebody else has changed this evaluation, so nothing was saved. Cancel to see what is there now',
  })
  const [now] = await listOf(server, of)
  expect(now).toMatchObject({ score: '4', fileReference: file.fileUrl })
  expect((await server.app.inject(now?.fileUrl ?? '')).body).toBe('a report')
  expect((await change(of, id, { revision: now?.revision, score: '5', ...file })).code).toBe(0)
  expect(await listOf(server, of)).toMatchObject([{ score: '5', fileReference: file.fileUrl }])
})

test('an evaluation that is changed keeps the file that an anonymous report does not show', async () => {
  const of = await aReviewer(server)
  const file = { testType: 1, fileUrl: `file:${await anUpload(server, of)}`, fileName: '沈知遥.txt' }
  const entry = await added(server, of, file)
  const setAnonymous = (isAnonymous: boolean) =>
    server.services.db
      .updateTable('candidate')
      .set({ isAnonymous })
      .where('id', '=', of.candidateId)
      .execute()
  await setAnonymous(true)
  expect((await change(of, entry.id, { score: '5' })).code).toBe(0)
  await setAnonymous(false)
  const [shown] = await listOf(server, of)
  expect(shown).toMatchObject({ score: '5', fileName: '沈知遥.txt' })
  expect((await server.app.inject(shown?.fileUrl ?? '')).body).toBe('a report')
})

test('an evaluation that is changed belongs to the candidate that is named', async () => {
  const of = await aReviewer(server)
  const { id } = await added(server, of)
  const { candidateId } = await aCandidate(server.services, of)
  expect((await change({ ...of, jobseekerChannelId: candidateId }, id)).code).toBe(1005)
  expect((await change(of, '0192f0c1-0000-7000-8000-000000000009')).code).toBe(1005)
})

const remove = ({ token }: { token: string }, id: string, idempotencyKey?: string) =>
  server.call(deleteThirdPartyEvaluation, { id }, { token, ...(idempotencyKey && { idempotencyKey }) })

test('an evaluation that is deleted is gone, its file is served no more, others stay, and the log says so [R7-076]', async () => {
  const of = await aReviewer(server)
  const first = await added(server, of, { testType: 1, fileUrl: `file:${await anUpload(server, of)}` })
  server.clock.pass(1)
  const second = await added(server, of)
  expect((await remove(of, first.id)).code).toBe(0)
  expect((await listOf(server, of)).map(({ id }) => id)).toEqual([second.id])
  expect((await server.app.inject(first.fileUrl ?? '')).statusCode).toBe(404)
  expect((await remove(of, first.id)).code).toBe(1005)
  expect((await entriesOf(server, of)).map(({ action }) => action)).toEqual([
    'thirdParty.added',
    'thirdParty.added',
    'thirdParty.deleted',
  ])
})

test('an evaluation that is deleted is deleted once, and a retry gets the same answer', async () => {
  const of = await aReviewer(server)
  const { id } = await added(server, of)
  const key = '0192f0c1-0000-7000-8000-000000000002'
  expect([(await remove(of, id, key)).code, (await remove(of, id, key)).code]).toEqual([0, 0])
  expect(await entriesOf(server, of)).toHaveLength(2)
})
