import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { getPreviewUrl } from '../../../../platform/documents/contract.ts'
import {
  addThirdPartyEvaluation,
  deleteThirdPartyEvaluation,
  listThirdPartyEvaluations,
  maxEvaluations,
  updateThirdPartyEvaluation,
} from '../../contract.ts'

const server = serverUnderTest()

async function aReviewer(given: Parameters<typeof anAccount>[1] = {}) {
  const account = await anAccount(server.services, given)
  const candidate = await aCandidate(server.services, account)
  return { ...account, ...candidate, jobseekerChannelId: `${candidate.candidateId}` }
}
type Reviewer = Awaited<ReturnType<typeof aReviewer>>

const written = ({ jobseekerChannelId }: { jobseekerChannelId: string }, more: object = {}) => ({
  jobseekerChannelId,
  testName: '逻辑测评',
  testType: 0,
  ...more,
})

const add = (by: { token: string }, of: { jobseekerChannelId: string }, more: object = {}) =>
  server.call(addThirdPartyEvaluation, written(of, more), { token: by.token })

async function listOf({ jobseekerChannelId, token }: Pick<Reviewer, 'jobseekerChannelId' | 'token'>) {
  return (await server.call(listThirdPartyEvaluations, { jobseekerChannelId }, { token })).data
}

async function added(of: Reviewer, more: object = {}) {
  expect((await add(of, of, more)).code).toBe(0)
  const [entry] = await listOf(of)
  if (!entry) throw new Error('the evaluation is not listed')
  return entry
}

const anUpload = (of: Reviewer, content = 'a report') =>
  aFile(server.services, of, { name: '报告.txt', content, contentType: 'text/plain' })

const entriesOf = ({ companyId }: Reviewer) =>
  server.services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'candidateId', 'details'])
    .execute()

describe('an evaluation that is written down', () => {
  test('is refused where the candidate has 1,000, until one is deleted', async () => {
    const of = await aReviewer()
    const entry = await added(of)
    await sql`
      insert into third_party_evaluation (id, company_id, candidate_id, document, created_at)
      select gen_random_uuid(), company_id, candidate_id, document, created_at
      from third_party_evaluation, generate_series(2, ${maxEvaluations}::int)
      where id = ${entry.id}`.execute(server.services.db)
    expect(await add(of, of)).toMatchObject({ code: 1008 })
    expect(await listOf(of)).toHaveLength(maxEvaluations)
    await server.call(deleteThirdPartyEvaluation, { id: entry.id }, of)
    expect((await add(of, of)).code).toBe(0)
  })

  test('is listed with what was written, and the log says by whom without the words [R7-074]', async () => {
    const of = await aReviewer()
    const entry = await added(of, { positionId: of.positionId, score: ' A- ' })
    expect(entry).toMatchObject({
      testName: '逻辑测评',
      score: 'A-',
      testType: 0,
      fileUrl: null,
      positionName: '高级后端工程师',
      createDate: server.clock.now().getTime(),
    })
    expect(await entriesOf(of)).toEqual([
      {
        action: 'thirdParty.added',
        candidateId: of.candidateId,
        details: { subject: entry.id, to: { nameLength: 4, testType: 0, score: 'A-', fileId: null } },
      },
    ])
  })

  test('has the score that a client sends as a number [R7-074]', async () => {
    const of = await aReviewer()
    const { token } = of
    const answer = await server.call(addThirdPartyEvaluation, written(of, { score: 86.5 }), {
      token,
      encoding: 'json',
    })
    expect(answer.code).toBe(0)
    expect(await listOf(of)).toMatchObject([{ score: '86.5' }])
  })

  test('may have neither a score nor a file [R5-032]', async () => {
    const of = await aReviewer()
    expect(await added(of)).toMatchObject({ score: null, fileUrl: null, fileName: null })
  })

  test('has the uploaded file, which whoever reads the candidate opens and converts [R7-074]', async () => {
    const of = await aReviewer()
    const fileId = await anUpload(of)
    const fileUrl = await fileAddress(server.services, of.token, fileId)
    const entry = await added(of, { testType: 1, fileUrl, fileName: '测评报告.txt' })
    expect(entry).toMatchObject({ testType: 1, fileName: '测评报告.txt', ending: 'txt' })
    expect(entry.fileReference).toBe(`file:${fileId}`)
    const colleague = await anAccount(server.services, { companyId: of.companyId })
    const [seen] = await listOf({ ...of, token: colleague.token })
    expect((await server.app.inject(seen?.fileUrl ?? '')).body).toBe('a report')
    const sourceUrl = seen?.fileUrl ?? ''
    const converted = await server.call(getPreviewUrl, { sourceUrl }, colleague)
    expect((await server.app.inject(converted.data)).body).toContain('a report')
  })

  test('takes an upload by its reference too, once, and never a file of another report or company', async () => {
    const of = await aReviewer()
    const fileUrl = `file:${await anUpload(of)}`
    await added(of, { fileUrl })
    const other = await aCandidate(server.services, of)
    const refused = [
      await add(of, { jobseekerChannelId: other.candidateId }, { fileUrl }),
      await add(of, of, { fileUrl: `file:${await anUpload(await aReviewer())}` }),
      await add(of, of, { fileUrl: '/file/media/none' }),
      await add(of, of, { fileUrl: 'https://elsewhere.example/a.pdf' }),
    ]
    expect(refused.map(({ code }) => code)).toEqual([1003, 1003, 1003, 1003])
    expect(refused[0]?.msg).toBe('The file no longer exists. Upload it again')
    expect(await listOf(of)).toHaveLength(1)
  })

  test('of two that take the same upload at once, one gets it', async () => {
    const of = await aReviewer()
    const fileUrl = `file:${await anUpload(of)}`
    const answers = await Promise.all([add(of, of, { fileUrl }), add(of, of, { fileUrl })])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1003])
  })

  test('is stored once, whatever retries', async () => {
    const of = await aReviewer()
    const as = { token: of.token, idempotencyKey: '0192f0c1-0000-7000-8000-000000000001' }
    for (const _ of [1, 2]) {
      expect((await server.call(addThirdPartyEvaluation, written(of), as)).code).toBe(0)
    }
    expect(await listOf(of)).toHaveLength(1)
  })

  test.each([
    ['no name', { testName: ' ' }],
    ['a name of 201 characters', { testName: 'x'.repeat(201) }],
    ['a score of 41', { score: 'x'.repeat(41) }],
    ['a type that is neither', { testType: 2 }],
    ['a type between', { testType: 0.5 }],
  ])('with %s is refused [R3-059]', async (_case, wrong) => {
    const of = await aReviewer()
    expect((await add(of, of, wrong)).code).toBe(1003)
    expect(await listOf(of)).toEqual([])
  })
})

describe('an evaluation that is changed', () => {
  const change = (of: Reviewer, id: string, more: object = {}) =>
    server.call(updateThirdPartyEvaluation, { id, ...written(of, more) }, { token: of.token })

  test('is what was sent last, keeps its file when it is named again, and is logged [R7-075]', async () => {
    const of = await aReviewer()
    const upload = await anUpload(of)
    const entry = await added(of, { score: '3', testType: 1, fileUrl: `file:${upload}` })
    const kept = { testName: '性格测评', testType: 1, fileUrl: entry.fileUrl, fileName: entry.fileName }
    expect((await change(of, entry.id, kept)).code).toBe(0)
    const list = await listOf(of)
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ id: entry.id, testName: '性格测评', score: null, fileName: '报告.txt' })
    expect((await server.app.inject(list[0]?.fileUrl ?? '')).body).toBe('a report')
    const [, changed] = await entriesOf(of)
    expect(changed).toMatchObject({
      action: 'thirdParty.changed',
      details: { subject: entry.id, from: { score: '3' }, to: { score: null, fileId: upload } },
    })
  })

  test('loses its file when another takes its place or none is named', async () => {
    const of = await aReviewer()
    const entry = await added(of, { testType: 1, fileUrl: `file:${await anUpload(of)}` })
    const second = `file:${await anUpload(of, 'another report')}`
    expect((await change(of, entry.id, { testType: 1, fileUrl: second })).code).toBe(0)
    expect((await server.app.inject(entry.fileUrl ?? '')).statusCode).toBe(404)
    const [replaced] = await listOf(of)
    expect((await server.app.inject(replaced?.fileUrl ?? '')).body).toBe('another report')
    expect((await change(of, entry.id)).code).toBe(0)
    expect((await listOf(of))[0]?.fileUrl).toBe(null)
    expect((await server.app.inject(replaced?.fileUrl ?? '')).statusCode).toBe(404)
  })

  test('is not overwritten by whoever began with an earlier state of it, and keeps its file [R7-075]', async () => {
    const of = await aReviewer()
    const { id, revision } = await added(of, { score: '3' })
    const colleague = await anAccount(server.services, { companyId: of.companyId })
    const file = { testType: 1, fileUrl: `file:${await anUpload({ ...of, ...colleague })}` }
    const theirs = { ...of, token: colleague.token }
    expect((await change(theirs, id, { revision, score: '4', ...file })).code).toBe(0)
    const refused = await change(of, id, { revision, score: '5', fileUrl: '' })
    expect(refused).toMatchObject({
      code: 1012,
      msg: 'Somebody else has changed this evaluation, so nothing was saved. Cancel to see what is there now',
    })
    const [now] = await listOf(of)
    expect(now).toMatchObject({ score: '4', fileReference: file.fileUrl })
    expect((await server.app.inject(now?.fileUrl ?? '')).body).toBe('a report')
    expect((await change(of, id, { revision: now?.revision, score: '5', ...file })).code).toBe(0)
    expect(await listOf(of)).toMatchObject([{ score: '5', fileReference: file.fileUrl }])
  })

  test('keeps the file that an anonymous report does not show', async () => {
    const of = await aReviewer()
    const file = { testType: 1, fileUrl: `file:${await anUpload(of)}`, fileName: '沈知遥.txt' }
    const entry = await added(of, file)
    const setAnonymous = (isAnonymous: boolean) =>
      server.services.db
        .updateTable('candidate')
        .set({ isAnonymous })
        .where('id', '=', of.candidateId)
        .execute()
    await setAnonymous(true)
    expect((await change(of, entry.id, { score: '5' })).code).toBe(0)
    await setAnonymous(false)
    const [shown] = await listOf(of)
    expect(shown).toMatchObject({ score: '5', fileName: '沈知遥.txt' })
    expect((await server.app.inject(shown?.fileUrl ?? '')).body).toBe('a report')
  })

  test('belongs to the candidate that is named', async () => {
    const of = await aReviewer()
    const { id } = await added(of)
    const { candidateId } = await aCandidate(server.services, of)
    expect((await change({ ...of, jobseekerChannelId: candidateId }, id)).code).toBe(1005)
    expect((await change(of, '0192f0c1-0000-7000-8000-000000000009')).code).toBe(1005)
  })
})

describe('an evaluation that is deleted', () => {
  const remove = ({ token }: { token: string }, id: string, idempotencyKey?: string) =>
    server.call(deleteThirdPartyEvaluation, { id }, { token, ...(idempotencyKey && { idempotencyKey }) })

  test('is gone, its file is served no more, others stay, and the log says so [R7-076]', async () => {
    const of = await aReviewer()
    const first = await added(of, { testType: 1, fileUrl: `file:${await anUpload(of)}` })
    server.clock.pass(1)
    const second = await added(of)
    expect((await remove(of, first.id)).code).toBe(0)
    expect((await listOf(of)).map(({ id }) => id)).toEqual([second.id])
    expect((await server.app.inject(first.fileUrl ?? '')).statusCode).toBe(404)
    expect((await remove(of, first.id)).code).toBe(1005)
    expect((await entriesOf(of)).map(({ action }) => action)).toEqual([
      'thirdParty.added',
      'thirdParty.added',
      'thirdParty.deleted',
    ])
  })

  test('is deleted once, and a retry gets the same answer', async () => {
    const of = await aReviewer()
    const { id } = await added(of)
    const key = '0192f0c1-0000-7000-8000-000000000002'
    expect([(await remove(of, id, key)).code, (await remove(of, id, key)).code]).toEqual([0, 0])
    expect(await entriesOf(of)).toHaveLength(2)
  })
})

describe('writing', () => {
  test('is for accounts that may act and see the tab; everybody else is refused and stores nothing', async () => {
    const of = await aReviewer()
    const { id } = await added(of)
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
    expect((await add(interviewer, of)).code).toBe(0)
    await aSetting(server.services, companyId, 'rules', { usesPersonalityTest: true })
    expect((await add(of, of)).code).toBe(1002)
  })

  test('is about a candidate of one’s own company and their position', async () => {
    const of = await aReviewer()
    const other = await aReviewer()
    expect((await add(other, of)).code).toBe(1005)
    expect((await add(of, { jobseekerChannelId: 'nobody' })).code).toBe(1005)
    expect((await add(of, of, { positionId: other.positionId })).code).toBe(1005)
    expect(await listOf(of)).toEqual([])
  })
})
