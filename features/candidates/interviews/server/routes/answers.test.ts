import { newId } from '@candor/db/new-id'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { fileReference } from '../../../../platform/media/rules.ts'
import { anAnswer, aReport, media } from './report-under-test.ts'

const server = serverUnderTest()

test('an interview without a recorded question says so', async () => {
  const { read } = await aReport(server, {
    answers: [anAnswer('w1', { problem_answer_method: 0, answer: '先定位。' })],
  })
  const { data } = await read()
  expect(data.interviewResult.haveVideoQuestion).toBe(0)
  expect(data.answerResult[0]).toMatchObject({ answer: '先定位。', video_url: [], transcript: null })
})

test('a question’s HTML loses what runs or leads away and keeps its words [R3-028 P2-126]', async () => {
  const problem = '<p onclick="x()">看 <a href="https://elsewhere.example">文档</a><script>x()</script></p>'
  const { read } = await aReport(server, { answers: [anAnswer('q1', { problem })] })
  expect((await read()).data.answerResult[0]?.problem).toBe('<p>看 文档</p>')
})

test('twenty answers come in their order, each with its place in the session', async () => {
  const answers = Array.from({ length: 20 }, (_, index) => anAnswer(`q${index + 1}`))
  const { read } = await aReport(server, {
    answers: [...answers.slice(0, 18), anAnswer('q19', { answer_time_point: 3700 }), anAnswer('q20')],
  })
  const { answerResult } = (await read()).data
  expect(answerResult.map(({ question_id }) => question_id)).toEqual(
    Array.from({ length: 20 }, (_, index) => `q${index + 1}`),
  )
  expect(answerResult.slice(-3).map(({ sessionStartMs }) => sessionStartMs)).toEqual([
    340_000, 3_700_000, 3_720_000,
  ])
})

test('the place of a recording in the session is also given as a clock time', async () => {
  const { read } = await aReport(server, {
    answers: [
      anAnswer('q1', { sessionStartMs: 70_000, video: [{ video_url: fileReference(newId<'file'>()) }] }),
    ],
  })
  expect((await read()).data.answerResult[0]?.video_url[0]?.startStr).toBe('01:10')
})

const reference = fileReference(newId<'file'>())
const choice = (question_id: string, more: object = {}) => ({
  question_id,
  problem: '<p>请介绍一个你设计过的账本。</p>',
  problem_answer_method: 3,
  answer: 'A,C',
  objective_score: 2,
  right_key: 'secret-key',
  actualscore: 3.25,
  actualscore_model: 3.25,
  labelscore: 5,
  scoreReason: 'secret-reason',
  questionOptionList: [{ optionCode: 'A', optionContent: '<b>幂等</b>' }],
  optionExt: [{ optionCode: 'A', optionSupplementaryContent: '补充' }],
  model_res: {
    dimensionList: [{ label: '完整', trueScore: 3.25, labelScore: 5 }],
    improvementList: ['x'],
  },
  ...more,
})

describe('an answer that is no recording', () => {
  test('has every field under its name [R3-026]', async () => {
    const answers = [
      choice('w1', {
        answerFileList: [{ fileName: '方案.pdf', fileUrl: reference }],
        label_name_list: ['数据库'],
        isCustom: 1,
        answer_type: 2,
        video: [{ video_url: reference }],
        subAnswerList: [choice('w1a', { problem: '<p onclick="x()">一</p>' })],
      }),
    ]
    const { read } = await aReport(server, { answers })
    const [answer] = (await read()).data.answerResult
    const spelled =
      'question_id problem problem_answer_method answer answer_type gw_module_id id label_name label_name_list labelscore actualscore actualscore_model objective_score is_not_score scoreReason right_key problem_time_point answer_time_point video_url answerFileList questionOptionList optionExt answer_language subAnswerList isCustom model_res'
    for (const field of spelled.split(' ')) expect(answer).toHaveProperty(field)
    expect(answer).toMatchObject({
      id: 'w1',
      isCustom: 1,
      label_name_list: ['数据库'],
      answerFileList: [{ fileName: '方案.pdf', fileUrl: media }],
      video_url: [{ video_url: media, video_url_mp4: null, video_screenshot_url: null, startStr: '00:00' }],
      questionOptionList: [{ optionId: null, optionCode: 'A', optionContent: '<b>幂等</b>' }],
      optionExt: [{ optionCode: 'A', optionSupplementaryContent: '补充' }],
      subAnswerList: [{ question_id: 'w1a', problem: '<p>一</p>', objective_score: 2 }],
      model_res: {
        dimensionList: [{ label: '完整', trueScore: 3.25, labelScore: 5, detail: null }],
        improvementList: ['x'],
      },
    })
  })

  test('has files without the names that an anonymous candidate gave them [D05]', async () => {
    const files = ['林晓彤-方案.PDF', '林晓彤'].map((fileName) => ({ fileName, fileUrl: reference }))
    const answers = [
      choice('w1', { answerFileList: files, subAnswerList: [choice('w1a', { answerFileList: files })] }),
    ]
    const { read } = await aReport(server, { answers, isAnonymous: true })
    const { data, body } = await read()
    const named = [
      { fileName: '1.pdf', fileUrl: media },
      { fileName: '2', fileUrl: media },
    ]
    expect(data.answerResult[0]).toMatchObject({
      answerFileList: named,
      subAnswerList: [{ answerFileList: named }],
    })
    expect(body).not.toContain('晓彤')
  })
})

describe('a written answer in the reply', () => {
  test('is there for the mobile report too, its question apart [P3-016]', async () => {
    const { read } = await aReport(server, { answers: [choice('w1', { video: [{ video_url: reference }] })] })
    const [answer] = (await read()).data.answerResult
    expect(answer).toMatchObject({
      question: {
        problem: '<p>请介绍一个你设计过的账本。</p>',
        answer: 'A,C',
        problem_answer_method: 3,
        objective_score: 2,
        right_key: 'secret-key',
      },
      video_url: [{ video_url: media, video_url_mp4: null }],
      questionOptionList: [{ optionCode: 'A', optionContent: '<b>幂等</b>' }],
    })
  })

  test('keeps verdict, key and all that tells them at home where the company hides correctness', async () => {
    const answers = [
      choice('w1', { subAnswerList: [choice('w1a')] }),
      choice('w2', { problem_answer_method: 8 }),
      choice('w3', { problem_answer_method: 0, objective_score: null, right_key: '', scoreReason: 'kept' }),
    ]
    const { read, companyId } = await aReport(server, { answers })
    expect((await read()).data.answerRules).toEqual({
      hidesCorrectness: false,
      hidesManualScores: false,
      foldsText: false,
      starScale: 5,
    })
    await aSetting(server.services, companyId, 'rules', { hideAnswerCorrectness: true })
    const { data, body } = await read()
    expect(body).not.toMatch(/secret|"objective_score":[012]/)
    expect(data.answerRules).toMatchObject({ hidesCorrectness: true })
    expect(data.answerResult[0]).toMatchObject({
      answer: 'A,C',
      right_key: null,
      actualscore: null,
      model_res: null,
      question: { objective_score: null, right_key: null },
    })
    expect(data.answerResult[0]?.subAnswerList?.[0]).toMatchObject({ actualscore: null, right_key: null })
    expect(data.answerResult[2]).toMatchObject({ actualscore: 3.25, scoreReason: 'kept' })
  })

  test('says whether the company folds long texts [R6-029]', async () => {
    const { read, companyId } = await aReport(server)
    expect((await read()).data.answerRules?.foldsText).toBe(false)
    await aSetting(server.services, companyId, 'rules', { foldTextAnswers: true })
    expect((await read()).data.answerRules?.foldsText).toBe(true)
  })
})

describe('the scores of an answer that is no recording', () => {
  test('keep the scale that they came with, and not the present stars of the position [R5-001 R5-002]', async () => {
    const { read, interviewId, companyId } = await aReport(server)
    const { db } = server.services
    const scales = async () => {
      const { scoreScale, answerRules } = (await read()).data
      return [scoreScale, answerRules?.starScale]
    }
    expect(await scales()).toEqual([5, 5])
    await db.updateTable('position').set({ isL5: true }).where('companyId', '=', companyId).execute()
    // No analysis has said what they are out of.
    expect(await scales()).toEqual([3, 3])
    await db.updateTable('interview').set({ scoreOutOf: 5 }).where('id', '=', interviewId).execute()
    expect(await scales()).toEqual([5, 3])
  })

  test('are left out with the model’s numbers if the company hides single scores', async () => {
    const { read, companyId } = await aReport(server, { answers: [choice('w1')] })
    await aSetting(server.services, companyId, 'aiMarkCfg', { singleStatus: 0 })
    const { data, body } = await read()
    expect(body).not.toContain('3.25')
    expect(data.answerResult[0]?.objective_score).toBe(2)
  })

  test('are pending where they are null or −1, and missing where there is none', async () => {
    const scored = (question_id: string, more: object) =>
      anAnswer(question_id, { problem_answer_method: 0, ...more })
    const { read } = await aReport(server, {
      answers: [scored('a', { actualscore: null }), scored('b', { actualscore: -1 }), scored('c', {})],
    })
    const { answerResult } = (await read()).data
    expect(answerResult.map(({ actualscore }) => actualscore)).toEqual([-1, -1, null])
  })
})
