import type { ReplyOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import {
  aCandidate,
  aDocument,
  anAccount,
  anInterview,
  aRecommendation,
  aSetting,
  type CandidateUnderTest,
} from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { PermissionKey } from '../../access/rules/permissions.ts'
import { putCandidateDocument } from '../../candidates/server/queries.ts'
import { fileReference } from '../../media/rules.ts'
import { interviewInfo } from '../contract.ts'

const server = serverUnderTest()

async function aFile({ companyId }: CandidateUnderTest, name: string) {
  const id = newId<'file'>()
  await server.house.db
    .insertInto('storedFile')
    .values({ id, companyId, contentHash: newId(), sizeBytes: 1, contentType: 'video/webm', name })
    .execute()
  return id
}

const anAnswer = (question_id: string, more: object = {}) => ({
  question_id,
  problem_answer_method: 1,
  problem: '<p>请介绍一个你设计过的账本。</p>',
  durationMs: 20_000,
  ...more,
})

/** An interview of a candidate with everything that a reply may have to hide. */
async function aReport(
  given: { buttons?: readonly PermissionKey[]; isAnonymous?: boolean; answers?: object[] } = {},
) {
  const account = await anAccount(server.house, given.buttons ? { buttons: given.buttons } : {})
  const isAnonymous = given.isAnonymous ?? false
  const candidate = await aCandidate(server.house, {
    companyId: account.companyId,
    name: '林晓彤',
    isAnonymous,
  })
  const interview = await anInterview(server.house, candidate)
  const [photo, resume, front, video, full] = await Promise.all(
    ['photo.png', 'resume.pdf', 'front.png', 'q1.webm', 'full.webm'].map((name) => aFile(interview, name)),
  )
  if (!photo || !resume || !front || !video || !full) throw new Error('a file is missing')
  await server.house.db
    .updateTable('candidate')
    .set({ photoFileId: photo, resumeFileId: resume, nameLatin: 'Lin Xiaotong', referee: '周凯' })
    .where('id', '=', candidate.candidateId)
    .execute()
  const idCard = { frontIdCard: fileReference(front), backIdCard: fileReference(front) }
  await putCandidateDocument(server.house.db, candidate, 'idCard', idCard, server.clock.now())
  const answers = given.answers ?? [
    anAnswer('q1', { actualscore: 4.6, video: [{ video_url: fileReference(video) }] }),
  ]
  await aDocument(server.house, interview, 'answers', answers)
  const records = [{ createdDate: 1_710_000_000_000, videoUrl: fileReference(full) }]
  await aDocument(server.house, interview, 'fullRecords', records)
  const as = { token: account.token }
  return {
    ...interview,
    account,
    read: () => server.call(interviewInfo, { userId: interview.interviewId }, as),
  }
}

const media = expect.stringMatching(/^\/file\/media\/[\w-]+$/)

test('the four ids name an interview, and its four parts are answered [R7-023 P7-024 P3-017]', async () => {
  const { interviewId, candidateId, positionId, companyId, account } = await aReport()
  const ids = { userId: interviewId, companyId, positionId, jobSeekerChannelId: candidateId }
  const answer = await server.call(interviewInfo, ids, { token: account.token })
  expect(answer.code).toBe(0)
  expect(answer.data).toMatchObject({
    interviewResult: { interviewId, positionId, jobseekerChannelId: candidateId },
    idCard: { frontIdCard: media, backIdCard: media },
    answerResult: [{ question_id: 'q1' }],
    fullRecords: [{ createdDate: 1_710_000_000_000, videoUrl: media }],
  })
})

test('both spellings of an id are read, and a candidate alone leads to the newest interview [R7-023]', async () => {
  const { interviewId, candidateId, account } = await aReport()
  const response = await server.app.inject({
    method: 'POST',
    url: interviewInfo.path,
    headers: { token: account.token, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `jobseekerChannelId=${candidateId}`,
  })
  expect(response.json()).toMatchObject({ code: 0, data: { interviewResult: { interviewId } } })
})

test('the interview result has every field under its name [R3-001 P3-008 P3-010]', async () => {
  const { read } = await aReport()
  const { data } = await read()
  const spelled =
    'interviewId name phone position positionId positionid jobseekerChannelId stageId stageTypeId channelId gender age education native_place referee url interview_status haveAi haveVideoQuestion showRecommendAction isCustom triggerOneVote usetime real_begininterview_time interview_finish_time resumeUrl tattooResults mobileMonitorVideoList colorBlindess email jobtitle'
  for (const field of spelled.split(' ')) expect(data.interviewResult).toHaveProperty(field)
  expect(data.interviewResult).toMatchObject({
    name: '林晓彤',
    phone: '13800000001',
    email: 'shen@person.example',
    jobtitle: '高级后端工程师',
    referee: '周凯',
    url: media,
    resumeUrl: media,
    interview_status: 'finish',
    haveAi: 1,
    haveVideoQuestion: 1,
  })
  expect(Object.keys(data.idCard ?? {})).toEqual(['frontIdCard', 'backIdCard'])
})

describe('what a reader may not know is not in the reply', () => {
  test('an anonymous candidate keeps a masked name, and no phone, e-mail, photo, resume or ID card', async () => {
    const { read } = await aReport({ isAnonymous: true })
    const { data, body } = await read()
    expect(data.interviewResult).toMatchObject({ name: '林**', nameLatin: null, phone: null, email: null })
    expect(data.interviewResult).toMatchObject({ url: null, resumeUrl: null, isAnonymous: true })
    expect(data.idCard).toBe(null)
    expect(body).not.toMatch(/林晓彤|Lin Xiaotong|13800000001|shen@person/)
  })

  test('the voices of an anonymous candidate’s recording have numbers, the same in every answer', async () => {
    const said = (startMs: number, speaker?: string) => ({
      startMs,
      endMs: startMs + 900,
      text: '好',
      speaker,
    })
    const answers = [
      anAnswer('q1', { transcript: { sentences: [said(0, '林晓彤'), said(1000, '面试官'), said(2000)] } }),
      anAnswer('q2', { transcript: { sentences: [said(0, ' 面试官'), said(1000, '林晓彤')] } }),
    ]
    const speakersIn = ({ answerResult }: ReplyOf<typeof interviewInfo>) =>
      answerResult.map(({ transcript }) => transcript?.sentences.map(({ speaker }) => speaker))
    const hidden = await (await aReport({ isAnonymous: true, answers })).read()
    expect(speakersIn(hidden.data)).toEqual([
      ['1', '2', undefined],
      ['2', '1'],
    ])
    expect(hidden.body).not.toContain('林晓彤')
    const open = await (await aReport({ answers })).read()
    expect(speakersIn(open.data)[0]).toEqual(['林晓彤', '面试官', undefined])
  })

  test('without the permission for resumes there is neither resume nor ID card', async () => {
    const { read } = await aReport({ buttons: ['reportAIInterview'] })
    const { data } = await read()
    expect(data.interviewResult.resumeUrl).toBe(null)
    expect(data.idCard).toBe(null)
    expect(data.answerResult).toHaveLength(1)
    expect(data.allowed).toEqual(['reportAIInterview'])
  })

  test('without the permission for AI interviews there are neither answers nor recordings', async () => {
    const { read } = await aReport({ buttons: ['reportResume'] })
    const { data } = await read()
    expect(data.answerResult).toEqual([])
    expect(data.fullRecords).toEqual([])
    expect(data.interviewResult.resumeUrl).toEqual(media)
  })

  test('a score of an answer is gone where the company hides single scores', async () => {
    const { read, companyId } = await aReport()
    expect((await read()).data.answerResult[0]?.actualscore).toBe(4.6)
    await aSetting(server.house, companyId, 'aiMarkCfg', { singleStatus: 0 })
    expect((await read()).data.answerResult[0]?.actualscore).toBe(null)
  })
})

test('another company’s interview, an unknown one and ids that do not belong together are not found alike', async () => {
  const report = await aReport()
  const other = await aReport()
  const read = (ids: Record<string, string>) =>
    server.call(interviewInfo, ids, { token: report.account.token }).then(({ code }) => code)
  expect(await read({ userId: other.interviewId })).toBe(1005)
  expect(await read({ userId: newId() })).toBe(1005)
  expect(await read({ userId: 'nonsense' })).toBe(1005)
  expect(await read({})).toBe(1005)
  expect(await read({ userId: report.interviewId, companyId: other.companyId })).toBe(1005)
  expect(await read({ userId: report.interviewId, positionId: other.positionId })).toBe(1005)
  expect(await read({ userId: report.interviewId, jobSeekerChannelId: other.candidateId })).toBe(1005)
})

test('an interviewer reads the interviews of those who were recommended, and no other', async () => {
  const { companyId, candidateId, interviewId } = await aReport()
  const { token, accountId } = await anAccount(server.house, { companyId, userType: 'interviewer' })
  const read = () => server.call(interviewInfo, { userId: interviewId }, { token })
  expect((await read()).code).toBe(1002)
  await aRecommendation(server.house, { companyId, candidateId, toAccountId: accountId })
  expect((await read()).code).toBe(0)
})

test('a candidate without an interview is answered as one', async () => {
  const { companyId, token } = await anAccount(server.house)
  const { candidateId } = await aCandidate(server.house, { companyId })
  const { data } = await server.call(interviewInfo, { jobSeekerChannelId: candidateId }, { token })
  expect(data.interviewResult).toMatchObject({ interviewId: null, haveAi: 0, haveVideoQuestion: 0 })
  expect(data.answerResult).toEqual([])
})

test.each([
  [2, 1],
  [8, 0],
  [9, 0],
])('in a stage of type %i showRecommendAction is %i', async (stageTypeKind, expected) => {
  const { read, candidateId } = await aReport()
  await server.house.db
    .updateTable('candidate')
    .set({ stageTypeKind })
    .where('id', '=', candidateId)
    .execute()
  expect((await read()).data.interviewResult.showRecommendAction).toBe(expected)
})

test('an interview without a recorded question says so', async () => {
  const { read } = await aReport({
    answers: [anAnswer('w1', { problem_answer_method: 0, answer: '先定位。' })],
  })
  const { data } = await read()
  expect(data.interviewResult.haveVideoQuestion).toBe(0)
  expect(data.answerResult[0]).toMatchObject({ answer: '先定位。', video_url: [], transcript: null })
})

test('a question’s HTML loses what runs or leads away and keeps its words [R3-028]', async () => {
  const problem = '<p onclick="x()">看 <a href="https://elsewhere.example">文档</a><script>x()</script></p>'
  const { read } = await aReport({ answers: [anAnswer('q1', { problem })] })
  expect((await read()).data.answerResult[0]?.problem).toBe('<p>看 文档</p>')
})

test('twenty answers come in their order, each with its place in the session', async () => {
  const answers = Array.from({ length: 20 }, (_, index) => anAnswer(`q${index + 1}`))
  const { read } = await aReport({
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
  const { read } = await aReport({
    answers: [
      anAnswer('q1', { sessionStartMs: 70_000, video: [{ video_url: fileReference(newId<'file'>()) }] }),
    ],
  })
  expect((await read()).data.answerResult[0]?.video_url[0]?.startStr).toBe('01:10')
})

test('reading asks the database no more often for twenty answers than for one', async () => {
  const one = await aReport()
  const many = await aReport({ answers: Array.from({ length: 20 }, (_, index) => anAnswer(`q${index}`)) })
  const queries = vi.spyOn(Client.prototype, 'query')
  await one.read()
  const forOne = queries.mock.calls.length
  await many.read()
  expect(forOne).toBeGreaterThan(0)
  expect(queries.mock.calls.length).toBe(2 * forOne)
})

describe('an answer that is no recording', () => {
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
    const { read } = await aReport({ answers })
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

  test('is there for the mobile report too, its question apart [P3-016]', async () => {
    const { read } = await aReport({ answers: [choice('w1', { video: [{ video_url: reference }] })] })
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
    const { read, companyId } = await aReport({ answers })
    expect((await read()).data.answerRules).toEqual({
      hidesCorrectness: false,
      hidesManualScores: false,
      foldsText: false,
    })
    await aSetting(server.house, companyId, 'rules', { hideAnswerCorrectness: true })
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

  test('has no number of the model where the company hides single scores', async () => {
    const { read, companyId } = await aReport({ answers: [choice('w1')] })
    await aSetting(server.house, companyId, 'aiMarkCfg', { singleStatus: 0 })
    const { data, body } = await read()
    expect(body).not.toContain('3.25')
    expect(data.answerResult[0]?.objective_score).toBe(2)
  })

  test('is still being scored where its score is null or −1, and not scored at all where it has none', async () => {
    const scored = (question_id: string, more: object) =>
      anAnswer(question_id, { problem_answer_method: 0, ...more })
    const { read } = await aReport({
      answers: [scored('a', { actualscore: null }), scored('b', { actualscore: -1 }), scored('c', {})],
    })
    const { answerResult } = (await read()).data
    expect(answerResult.map(({ actualscore }) => actualscore)).toEqual([-1, -1, null])
  })
})
