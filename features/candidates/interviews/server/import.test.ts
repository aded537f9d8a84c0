import { anAccount, anInterview } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { interviewInfo } from '../contract.ts'
import { fullRecordsPart } from './import/monitored.ts'
import { answersPart } from './import.ts'
import { findInterviewDocument } from './queries.ts'

const server = serverUnderTest()
const { importInterview } = importerUnderTest(server)

const question = (question_id: string, more: object = {}) => ({
  question_id,
  problem_answer_method: 1,
  problem: '<p>请介绍你自己</p>',
  ...more,
})
const sentence = (startMs: number, endMs: number, text = '好。') => ({ startMs, endMs, text })

/** The JSON paths of what is wrong. */
function faultsIn(part: typeof answersPart | typeof fullRecordsPart, value: unknown): string[] {
  const read = part.schema.safeParse(value)
  return read.success ? [] : [...new Set(read.error.issues.map((issue) => issue.path.join('.')))]
}

describe('the answers of a bundle', () => {
  test('are taken with everything that the format knows', () => {
    const full = question('q2', {
      title: '账本设计',
      gw_module_id: 'm1',
      followUpOf: 'q1',
      interviewRoundNum: 1,
      problem_time_point: 0,
      answer_time_point: 12,
      sessionStartMs: 12_000,
      durationMs: 24_130,
      answer: '文字',
      answer_language: 14,
      language: 'cn',
      label_name: '系统设计',
      labelscore: 5,
      actualscore: -1,
      objective_score: 1,
      right_key: 'A',
      is_not_score: 0,
      scoreReason: '说清了。',
      questionOptionList: [{ optionCode: 'A', optionContent: '幂等' }],
      video: [
        { video_url: 'media/q1.webm', video_url_mp4: 'media/q1.mp4', video_screenshot_url: 'media/q1.jpg' },
      ],
      transcript: {
        source: 'asr',
        meanConfidence: 0.93,
        sentences: [
          { ...sentence(0, 5310), words: [{ startMs: 0, endMs: 300, text: '我们', confidence: 0.9 }] },
        ],
      },
    })
    expect(faultsIn(answersPart, [question('q1'), full])).toEqual([])
  })

  test('are taken with everything that a written answer may have', () => {
    const written = {
      problem_answer_method: 3,
      answer: 'A,C',
      answer_type: 2,
      programmingLanguage: 'Rust',
      isCustom: 1,
      label_name_list: ['数据库', '事务'],
      actualscore_model: null,
      questionOptionList: [{ optionId: 'o1', optionCode: 'A', optionContent: '幂等' }],
      optionExt: [{ optionCode: 'A', optionSupplementaryContent: '补充' }],
      answerFileList: [{ fileName: '方案 v2.pdf', fileUrl: 'media/plan.pdf' }],
      model_res: {
        dimensionList: [{ label: '完整性', trueScore: 4, labelScore: 5, detail: '覆盖四个环节。' }],
        improvementList: ['补充锁定范围。'],
      },
    }
    const parts = [question('q2a', written), question('q2b', { problem_answer_method: 0 })]
    const reading = question('q2', { ...written, problem_answer_method: 50, subAnswerList: parts })
    expect(faultsIn(answersPart, [question('q1', written), reading])).toEqual([])
  })
})

describe('faulty answers of a bundle', () => {
  test.each<[string, object, string]>([
    ['an unknown key', question('q1', { score: 3 }), '0'],
    ['text of 20,001 characters', question('q1', { problem: '长'.repeat(20_001) }), '0.problem'],
    ['a negative time', question('q1', { sessionStartMs: -1 }), '0.sessionStartMs'],
    [
      'a sentence that ends before it starts',
      question('q1', { transcript: { sentences: [sentence(500, 400)] } }),
      '0.transcript.sentences.0.endMs',
    ],
    [
      'a word that ends before it starts',
      question('q1', {
        transcript: { sentences: [{ ...sentence(0, 9), words: [{ startMs: 5, endMs: 4, text: '好' }] }] },
      }),
      '0.transcript.sentences.0.words.0.endMs',
    ],
    [
      'a file outside the bundle',
      question('q1', { video: [{ video_url: '../q1.webm' }] }),
      '0.video.0.video_url',
    ],
    [
      'a reference to a stored file',
      question('q1', { video: [{ video_url: `file:${'a'.repeat(36)}` }] }),
      '0.video.0.video_url',
    ],
    ['a follow-up of nothing', question('q1', { followUpOf: 'q9' }), '0.followUpOf'],
    [
      'an uploaded file outside the bundle',
      question('q1', { answerFileList: [{ fileName: 'a.pdf', fileUrl: '/etc/passwd' }] }),
      '0.answerFileList.0.fileUrl',
    ],
    [
      'an unknown key of the model’s result',
      question('q1', { model_res: { dimensionList: [{ label: '完整性', score: 4 }] } }),
      '0.model_res.dimensionList.0',
    ],
    [
      'a question on a text that stands twice',
      question('q1', { subAnswerList: [question('q1')] }),
      '0.subAnswerList.0.question_id',
    ],
    [
      'a text within a text',
      question('q1', { subAnswerList: [question('q1a', { subAnswerList: [] })] }),
      '0.subAnswerList.0',
    ],
  ])('are refused for %s, by its path', (_, answer, path) => {
    expect(faultsIn(answersPart, [answer])).toEqual([path])
  })
})

describe('the answers of a bundle as a whole', () => {
  test('are refused when a question stands twice', () => {
    expect(faultsIn(answersPart, [question('q1'), question('q1')])).toEqual(['1.question_id'])
  })

  test('are refused past 20,000 sentences', () => {
    const sentences = Array.from({ length: 20_001 }, () => sentence(0, 1))
    expect(faultsIn(answersPart, [question('q1', { transcript: { sentences } })])).toEqual([
      '0.transcript.sentences',
    ])
  })

  test('are stored with their sentences in the order of speech, in place of the ones before', async () => {
    const interview = await anInterview(server.services)
    const context = {
      ...interview,
      db: server.services.db,
      now: server.clock.now(),
      accountOf: async () => null,
    }
    const part = answersPart
    await part.store(context, part.schema.parse([question('old')]))
    const transcript = { sentences: [sentence(900, 1000, '二'), sentence(0, 800, '一')] }
    await part.store(context, part.schema.parse([question('q1', { transcript })]))
    expect(await findInterviewDocument(server.services.db, interview, 'answers')).toMatchObject([
      { question_id: 'q1', transcript: { sentences: [{ text: '一' }, { text: '二' }] } },
    ])
  })
})

test('an entry may be a list of answers or a single one, and the report has them all [R3-027]', async () => {
  const account = await anAccount(server.services)
  const list = [question('q1'), question('q1a', { followUpOf: 'q1' })]
  const evidence = [
    {
      externalId: 'e1',
      claim: { kind: 'summary' },
      kind: 'supports',
      question_id: 'q1a',
      quote: '好',
      startMs: 0,
      endMs: 1,
    },
  ]
  const parts = { answers: [list, question('q2')], evidence }
  const { result, interviewId } = await importInterview(account, parts)
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  const { data } = await server.call(interviewInfo, { userId: interviewId }, account)
  expect(data.answerResult.map(({ question_id }) => question_id)).toEqual(['q1', 'q1a', 'q2'])
})

test('a fault in a list of answers is counted answer by answer', async () => {
  expect(faultsIn(answersPart, [[question('q1'), question('q2')], question('q1')])).toEqual(['2.question_id'])
  expect(faultsIn(answersPart, [[[question('q1')]]])).toEqual(['0'])
})

test('a full recording needs a file of the bundle and the moment at which it began', () => {
  expect(
    faultsIn(fullRecordsPart, [{ createdDate: 1_710_000_000_000, videoUrl: 'media/full.webm' }]),
  ).toEqual([])
  expect(faultsIn(fullRecordsPart, [{ createdDate: -1, videoUrl: 'https://elsewhere.example/a' }])).toEqual([
    '0.createdDate',
    '0.videoUrl',
  ])
})
