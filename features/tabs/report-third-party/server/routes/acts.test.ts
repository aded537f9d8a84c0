import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { fileAddress } from '@candor/testkit/files'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getPreviewUrl } from '../../../../platform/documents/contract.ts'
import {
  addThirdPartyEvaluation,
  deleteThirdPartyEvaluation,
  maxEvaluations,
  updateThirdPartyEvaluation,
} from '../../contract.ts'
import { add, added, anUpload, aReviewer, entriesOf, listOf, written } from './acts-under-test.ts'

const server = serverUnderTest()

test('an evaluation that is written down is refused where the candidate has 1,000, until one is deleted', async () => {
  const of = await aReviewer(server)
  const entry = await added(server, of)
  await sql`
      insert into third_party_evaluation (id, company_id, candidate_id, document, created_at)
      select gen_random_uuid(), company_id, candidate_id, document, created_at
      from third_party_evaluation, generate_series(2, ${maxEvaluations}::int)
      where id = ${entry.id}`.execute(server.services.db)
  expect(await add(server, of, of)).toMatchObject({ code: 1008 })
  expect(await listOf(server, of)).toHaveLength(maxEvaluations)
  await server.call(deleteThirdPartyEvaluation, { id: entry.id }, of)
  expect((await add(server, of, of)).code).toBe(0)
})

test('an evaluation that is written down is listed with what was written, and the log says by whom without the words [R7-074]', async () => {
  const of = await aReviewer(server)
  const entry = await added(server, of, { positionId: of.positionId, score: ' A- ' })
  expect(entry).toMatchObject({
    testName: '逻辑测评',
    score: 'A-',
    testType: 0,
    fileUrl: null,
    positionName: '高级后端工程师',
    createDate: server.clock.now().getTime(),
  })
  expect(await entriesOf(server, of)).toEqual([
    {
      action: 'thirdParty.added',
      candidateId: of.candidateId,
      details: { subject: entry.id, to: { nameLength: 4, testType: 0, score: 'A-', fileId: null } },
    },
  ])
})

test('an evaluation that is written down has the score that a client sends as a number [R7-074]', async () => {
  const of = await aReviewer(server)
  const { token } = of
  const answer = await server.call(addThirdPartyEvaluation, written(of, { score: 86.5 }), {
    token,
    encoding: 'json',
  })
  expect(answer.code).toBe(0)
  expect(await listOf(server, of)).toMatchObject([{ score: '86.5' }])
})

test('an evaluation that is written down may have neither a score nor a file [R5-032]', async () => {
  const of = await aReviewer(server)
  expect(await added(server, of)).toMatchObject({ score: null, fileUrl: null, fileName: null })
})

test('an evaluation that is written down has the uploaded file, which every reader of the candidate opens and converts [R7-074]', async () => {
  const of = await aReviewer(server)
  const fileId = await anUpload(server, of)
  const fileUrl = await fileAddress(server.services, of.token, fileId)
  const entry = await added(server, of, { testType: 1, fileUrl, fileName: '测评报告.txt' })
  expect(entry).toMatchObject({ testType: 1, fileName: '测评报告.txt', ending: 'txt' })
  expect(entry.fileReference).toBe(`file:${fileId}`)
  const colleague = await anAccount(server.services, { companyId: of.companyId })
  const [seen] = await listOf(server, { ...of, token: colleague.token })
  expect((await server.app.inject(seen?.fileUrl ?? '')).body).toBe('a report')
  const sourceUrl = seen?.fileUrl ?? ''
  const converted = await server.call(getPreviewUrl, { sourceUrl }, colleague)
  expect((await server.app.inject(converted.data)).body).toContain('a report')
})

test('an evaluation that is written down takes an upload by its reference too, once, and never a file of another report or company', async () => {
  const of = await aReviewer(server)
  const fileUrl = `file:${await anUpload(server, of)}`
  await added(server, of, { fileUrl })
  const other = await aCandidate(server.services, of)
  const refused = [
    await add(server, of, { jobseekerChannelId: other.candidateId }, { fileUrl }),
    await add(server, of, of, { fileUrl: `file:${await anUpload(server, await aReviewer(server))}` }),
    await add(server, of, of, { fileUrl: '/file/media/none' }),
    await add(server, of, of, { fileUrl: 'https://elsewhere.example/a.pdf' }),
  ]
  expect(refused.map(({ code }) => code)).toEqual([1003, 1003, 1003, 1003])
  expect(refused[0]?.msg).toBe('The file no longer exists. Upload it again')
  expect(await listOf(server, of)).toHaveLength(1)
})

test('an evaluation that is written down of two that take the same upload at once, one gets it', async () => {
  const of = await aReviewer(server)
  const fileUrl = `file:${await anUpload(server, of)}`
  const answers = await Promise.all([add(server, of, of, { fileUrl }), add(server, of, of, { fileUrl })])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1003])
})

test('an evaluation that is written down is stored once despite retries', async () => {
  const of = await aReviewer(server)
  const as = { token: of.token, idempotencyKey: '0192f0c1-0000-7000-8000-000000000001' }
  for (const _ of [1, 2]) {
    expect((await server.call(addThirdPartyEvaluation, written(of), as)).code).toBe(0)
  }
  expect(await listOf(server, of)).toHaveLength(1)
})

test.each([
  ['no name', { testName: ' ' }],
  ['a name of 201 characters', { testName: 'x'.repeat(201) }],
  ['a score of 41', { score: 'x'.repeat(41) }],
  ['a type that is neither', { testType: 2 }],
  ['a type between', { testType: 0.5 }],
])('an evaluation that is written down with %s is refused [R3-059]', async (_case, wrong) => {
  const of = await aReviewer(server)
  expect((await add(server, of, of, wrong)).code).toBe(1003)
  expect(await listOf(server, of)).toEqual([])
})

test('writing is for accounts that may act and see the tab; everybody else is refused and stores nothing', async () => {
  const of = await aReviewer(server)
  const { id } = await added(server, of)
  const { companyId, candidateId } = of
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const accounts = [
    await anAccount(server.services, { companyId, userType: 'read' }),
    await anAccount(server.services, { companyId, buttons: ['reportRemark'] }),
    interviewer,
  ]
  const calls = [
    { call: addThirdPartyEvaluation, input: written(of) },
    { call: updateThirdPartyEvaluation, input: { id, ...written(of) } },
    { call: deleteThirdPartyEvaluation, input: { id } },
  ]
  for (const { token } of accounts) {
    const answers = await Promise.all(calls.map(({ call, input }) => server.call(call, input, { token })))
    expect(answers.map(({ code }) => code)).toEqual([1002, 1002, 1002])
  }
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: interviewer.accountId })
  expect((await add(server, interviewer, of)).code).toBe(0)
  await aSetting(server.services, companyId, 'rules', { usesPersonalityTest: true })
  expect((await add(server, of, of)).code).toBe(1002)
})

test('writing is about a candidate of one’s own company and their position', async () => {
  const of = await aReviewer(server)
  const other = await aReviewer(server)
  expect((await add(server, other, of)).code).toBe(1005)
  expect((await add(server, of, { jobseekerChannelId: 'nobody' })).code).toBe(1005)
  expect((await add(server, of, of, { positionId: other.positionId })).code).toBe(1005)
  expect(await listOf(server, of)).toEqual([])
})
