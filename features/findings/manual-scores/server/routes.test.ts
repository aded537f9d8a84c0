import { newId } from '@candor/db/new-id'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { listInterviewOperLog } from '../contract/reading.ts'

const server = serverUnderTest()
const { importFiles, importInterview } = importerUnderTest(server)

const score = (externalId: string, question_id: string, createdAt: number, more: object = {}) => ({
  externalId,
  question_id,
  scoredBy: '沈岚',
  score: 4,
  createdAt,
  ...more,
})

/** An imported interview whose answers people scored, and its reader. */
async function aScoredInterview(scores: readonly object[]) {
  const account = await anAccount(server.services)
  const bundle = aBundle()
  const externalId = `${bundle.externalId}-interview`
  const answers = ['q1', 'q2'].map((question_id) => ({
    question_id,
    problem_answer_method: 0,
    problem: '<p>请写出你的做法。</p>',
  }))
  const bring = async (manualScores: readonly object[]) => {
    const interviews = [bundledInterview({ externalId, answers, manualScores })]
    return importFiles({ 'one/bundle.json': { ...bundle, interviews } }, account.companyId)
  }
  const [result] = await bring(scores)
  const row = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', account.companyId)
    .select('id')
    .executeTakeFirst()
  const read = (more: { problemId?: string } = {}, token = account.token) =>
    server.call(listInterviewOperLog, { interviewId: row?.id ?? '', ...more }, { token })
  return { ...account, interviewId: row?.id, result, bring, read }
}

describe('the manual scores of an interview', () => {
  test('come newest first, with who, when, score and opinion [R3-030 R7-027 P7-037]', async () => {
    const { read } = await aScoredInterview([
      score('m1', 'q1', 1_710_000_000_000, { opinion: '<b>锁的代价</b>要追问。' }),
      score('m2', 'q2', 1_710_000_900_000, { scoredBy: '吴涛', score: 82 }),
    ])
    const { code, data } = await read()
    expect(code).toBe(0)
    expect(data).toEqual([
      {
        problemAnswerId: 'q2',
        createByName: '吴涛',
        createDate: 1_710_000_900_000,
        estimateScore: 82,
        estimateOpinion: null,
      },
      {
        problemAnswerId: 'q1',
        createByName: '沈岚',
        createDate: 1_710_000_000_000,
        estimateScore: 4,
        estimateOpinion: '<b>锁的代价</b>要追问。',
      },
    ])
    const questions = async (problemId: string) =>
      (await read({ problemId })).data.map(({ problemAnswerId }) => problemAnswerId)
    expect(await questions('q1')).toEqual(['q1'])
    expect(await questions('q9')).toEqual([])
    expect(await questions('')).toEqual(['q2', 'q1'])
  })

  test('do not show where the company shows no manual scores', async () => {
    const { read, companyId } = await aScoredInterview([score('m1', 'q1', 1_710_000_000_000)])
    await aSetting(server.services, companyId, 'aiMarkCfg', { manualStatus: 0 })
    expect((await read()).data).toEqual([])
  })
})

describe('importing manual scores', () => {
  test('again doubles none, replaces imported scores, and leaves scores given here', async () => {
    const { read, bring, companyId, interviewId } = await aScoredInterview([
      score('m1', 'q1', 1_710_000_000_000),
      score('m2', 'q1', 1_710_000_100_000),
    ])
    if (!interviewId) throw new Error('the interview is missing')
    await server.services.db
      .insertInto('manualScore')
      .values({
        id: newId(),
        companyId,
        interviewId,
        questionId: 'q1',
        scoredBy: '陈薇',
        score: 5,
        createdAt: new Date(1_710_000_200_000),
      })
      .execute()
    const scores = async () => (await read()).data.map(({ estimateScore }) => estimateScore)
    await bring([
      score('m1', 'q1', 1_710_000_000_000),
      score('m2', 'q1', 1_710_000_100_000),
      score('m3', 'q2', 1_710_000_300_000),
    ])
    expect(await scores()).toEqual([4, 5, 4, 4])
    const [again] = await bring([score('m2', 'q1', 1_710_000_100_000, { score: 3 })])
    expect(again?.state).toBe('stored')
    expect(await scores()).toEqual([5, 3])
  })

  test('knows the account of an e-mail', async () => {
    const reviewer = await anAccount(server.services)
    const answers = [{ question_id: 'q1', problem_answer_method: 0, problem: '<p>一</p>' }]
    const manualScores = [score('m1', 'q1', 1, { by: reviewer.email })]
    const { result } = await importInterview(reviewer, { answers, manualScores })
    expect(result?.faults).toEqual([])
    const rows = await server.services.db
      .selectFrom('manualScore')
      .where('companyId', '=', reviewer.companyId)
      .select('accountId')
      .execute()
    expect(rows).toEqual([{ accountId: reviewer.accountId }])
  })

  test.each<[string, object, string]>([
    ['above 100', score('m1', 'q1', 1, { score: 101 }), 'score'],
    ['below 0', score('m1', 'q1', 1, { score: -1 }), 'score'],
    ['with a long opinion', score('m1', 'q1', 1, { opinion: '长'.repeat(2_001) }), 'opinion'],
    ['of an unknown question', score('m1', 'q9', 1), 'question_id'],
    ['by an unknown account', score('m1', 'q1', 1, { by: 'nobody@company.example' }), 'by'],
  ])('refuses one %s', async (_, given, field) => {
    const { result } = await aScoredInterview([given])
    expect(result?.state).toBe('refused')
    expect(result?.faults.map(({ path }) => path)).toEqual([`interviews[0].manualScores[0].${field}`])
  })
})

test('an interview that nobody scored has an empty log', async () => {
  const { interviewId, companyId } = await anInterview(server.services)
  const { token } = await anAccount(server.services, { companyId })
  expect((await server.call(listInterviewOperLog, { interviewId }, { token })).data).toEqual([])
})
