import { describe, expect, test } from 'vitest'
import { scored } from './answer-under-test.ts'
import { noInterview } from './interview.ts'
import { readAnswer, readInterview, readInterviews, readUninterviewed } from './read-interview.ts'
import { aWireAnswer, aWireInterview } from './reply-under-test.ts'

type More = Parameters<typeof aWireAnswer>[1]
const read = (more: More, scale: 3 | 5 = 5) => readAnswer(aWireAnswer('q1', more), scale)

test.each([
  [1, 'correct'],
  [2, 'partial'],
  [0, 'wrong'],
  [null, null],
] as const)('an objective score of %o is %s [R4-023]', (objective_score, verdict) => {
  expect(read({ objective_score }).verdict).toBe(verdict)
})

test.each([
  ['is out of its full marks', { actualscore: 8, labelscore: 10 }, scored(8, 10)],
  ['is out of 5 where none are named', { actualscore: 4 }, scored(4, 5)],
  ['is out of 5 where the full marks are none', { actualscore: 4, labelscore: 0 }, scored(4, 5)],
  ['of zero is a score', { actualscore: 0 }, scored(0)],
  ['past its full marks is not cut off', { actualscore: 7, labelscore: 5 }, scored(7, 5)],
  ['of −1 is still being made', { actualscore: -1 }, { state: 'analysing' }],
  ['may be missing', {}, null],
])('a score %s', (_case, more, score) => {
  expect(read(more).score).toEqual(score)
})

test.each([
  ['is out of 3 where none are named', { actualscore: 2.5 }, scored(2.5, 3)],
  ['past 3 was given in stars of 5', { actualscore: 4.2 }, scored(4.2, 5)],
  ['is out of its full marks', { actualscore: 2.5, labelscore: 10 }, scored(2.5, 10)],
])('in an L5 position a score %s', (_case, more, score) => {
  expect(read(more, 3).score).toEqual(score)
  const part = { ...aWireAnswer('q2'), ...more }
  expect(read({ subAnswerList: [part] }, 3).parts.map(({ score }) => score)).toEqual([score])
  const dimension = { label: 'Tone', trueScore: more.actualscore, labelScore: null, detail: null }
  const found = read({ model_res: { dimensionList: [dimension], improvementList: [] } }, 3)
  expect(found.model?.dimensions[0]?.score).toEqual(scored(more.actualscore, more.actualscore > 3 ? 5 : 3))
})

test('an interview’s answers are out of the stars that they came with [R5-001 R5-002]', () => {
  const outOf = (scoreScale?: 3 | 5) => {
    const hides = { hidesCorrectness: false, hidesManualScores: false, foldsText: false }
    const rest = { answerRules: { ...hides, starScale: 3 }, ...(scoreScale && { scoreScale }) } as const
    const { answers } = readInterview(aWireInterview([aWireAnswer('q1', { actualscore: 2 })], {}, rest))
    return answers.map(({ score }) => score)
  }
  expect(outOf(3)).toEqual([scored(2, 3)])
  expect(outOf(5)).toEqual([scored(2, 5)])
  expect(outOf()).toEqual([scored(2, 5)])
})

test('a model’s score stands beside the other one, out of the same full marks', () => {
  const { score, modelScore } = read({ actualscore: null, actualscore_model: 3, labelscore: 10 })
  expect([score, modelScore]).toEqual([null, scored(3, 10)])
})

test('a programming language goes by the name that came with it, else by its index', () => {
  expect(read({ answer_language: 4 }).codeLanguage).toBe('Go')
  expect(read({ answer_language: 4, programmingLanguage: 'Rust' }).codeLanguage).toBe('Rust')
  expect(read({ answer_language: 11 }).codeLanguage).toBe(null)
})

test('what a model found is read with its unfinished dimensions', () => {
  const dimensionList = [
    { label: 'Completeness', trueScore: 4, labelScore: 10, detail: ' ' },
    { label: 'Clarity', trueScore: -1, labelScore: 5, detail: null },
    { label: 'Tone', trueScore: null, labelScore: null, detail: null },
  ]
  expect(read({ model_res: { dimensionList, improvementList: ['Name the lock.'] } }).model).toEqual({
    dimensions: [
      { name: 'Completeness', score: scored(4, 10), detail: ' ' },
      { name: 'Clarity', score: { state: 'analysing' }, detail: null },
      { name: 'Tone', score: null, detail: null },
    ],
    improvements: ['Name the lock.'],
  })
  expect(read({ model_res: null }).model).toBe(null)
})

test('the topics of a question are unique, its point first', () => {
  const { point, topics } = read({ label_name: 'Locks', label_name_list: ['Ledgers', 'Locks', ''] })
  expect([point, topics]).toEqual(['Locks', ['Locks', 'Ledgers']])
  expect(read({}).topics).toEqual([])
})

test('an option has the candidate’s addition to it', () => {
  const questionOptionList = ['A', 'B'].map((optionCode) => ({
    optionCode,
    optionContent: `<i>${optionCode}</i>`,
  }))
  const optionExt = [{ optionCode: 'B', optionSupplementaryContent: 'Two rows.' }]
  expect(read({ questionOptionList, optionExt }).options).toEqual([
    { code: 'A', content: '<i>A</i>', extra: null },
    { code: 'B', content: '<i>B</i>', extra: 'Two rows.' },
  ])
})

test('an answer’s mp4 stands in where its own file does not play, and an answer without a file has none', () => {
  const video = { video_url: '/webm', video_url_mp4: '/mp4', video_screenshot_url: '/jpg', startStr: null }
  const nothing = { ...video, video_url: null, video_url_mp4: null }
  expect(read({ video_url: [nothing, video] }).video).toEqual({
    addresses: ['/webm', '/mp4'],
    poster: '/jpg',
  })
  expect(read({ video_url: [{ ...video, video_url: null }] }).video?.addresses).toEqual(['/mp4'])
  expect(read({ video_url: [nothing] }).video).toBe(null)
})

test('a blank module name counts as missing', () => {
  expect([' ', ' logic '].map((gw_module_id) => read({ gw_module_id }).module)).toEqual([null, 'logic'])
})

test('time points of the wire are seconds, and flags are 1', () => {
  const wire = { problem_time_point: 12.5, is_not_score: 1, isCustom: 1 }
  expect(read(wire)).toMatchObject({ askedAtMs: 12_500, isUnscored: true, isCustom: true })
  expect(read({ is_not_score: 0 })).toMatchObject({ askedAtMs: null, isUnscored: false, isCustom: false })
})

test('the questions on the text of a reading question are its parts', () => {
  expect(read({ subAnswerList: [aWireAnswer('q1a')] }).parts.map(({ id }) => id)).toEqual(['q1a'])
  expect(read({}).parts).toEqual([])
})

describe('an interview', () => {
  const held = (more: Parameters<typeof aWireInterview>[1]) => readInterview(aWireInterview([], more))

  test('is finished by its status, or by work-sync AI data [R4-001 R4-002]', () => {
    expect(held({ interview_status: 'finish' }).isFinished).toBe(true)
    expect(held({ interview_status: 'doing' }).isFinished).toBe(false)
    expect(held({ interview_status: 'doing', transferWorkSyncAiData: 0 }).isFinished).toBe(true)
  })

  test('has video questions where the reply says 1 [R3-006]', () => {
    expect(held({ haveVideoQuestion: 1 }).hasVideoQuestions).toBe(true)
    expect(held({ haveVideoQuestion: 0 }).hasVideoQuestions).toBe(false)
  })

  test('was held at its times, and lasted and might have lasted so many seconds', () => {
    const times = {
      real_begininterview_time: 1_000,
      interview_finish_time: 2_000,
      usetime: 1.5,
      totaltime: 60,
    }
    expect(held(times)).toMatchObject({ beganAt: 1_000, finishedAt: 2_000, usedMs: 1_500, limitMs: 60_000 })
  })

  test('shows answers as its company does, and hides nothing where the reply is silent', () => {
    const answerRules = {
      hidesCorrectness: true,
      hidesManualScores: true,
      foldsText: true,
      starScale: 3,
    } as const
    expect(readInterview(aWireInterview([], {}, { answerRules })).answerRules).toEqual(answerRules)
    expect(held({}).answerRules).toEqual(noInterview.answerRules)
  })

  test('has what was recorded beside the answers, and what was checked', () => {
    const record = { createdDate: 5, videoUrl: '/phone' }
    const found = { tattooStatus: 0, armStatus: 1, handStatus: null, legStatus: -1 }
    const wire = aWireInterview(
      [],
      { mobileMonitorVideoList: [record], tattooResults: [found] },
      {
        fullRecords: [{ ...record, videoUrl: '/full' }],
        idCard: { frontIdCard: '/front', backIdCard: null },
      },
    )
    expect(readInterview(wire)).toMatchObject({
      phoneVideos: [{ beganAt: 5, address: '/phone' }],
      sessionVideos: [{ beganAt: 5, address: '/full' }],
      bodyChecks: [{ tattoo: 'notPassed', arm: 'reviewed', hand: null, leg: 'generating' }],
      idCard: { front: '/front', back: null },
    })
  })

  test('before any, there is what the candidate handed in', () => {
    const idCard = { frontIdCard: '/front', backIdCard: '/back' }
    expect(readUninterviewed({ idCard })).toEqual({
      ...noInterview,
      idCard: { front: '/front', back: '/back' },
    })
    expect(readUninterviewed({ idCard: null })).toEqual(noInterview)
  })

  const colourVisionOf = (resultStatus: number) =>
    held({ colorBlindess: { resultStatus, successCount: 18, errorCount: null } }).colourVision

  test.each([
    [1, 'normal'],
    [2, 'weak'],
    [3, 'blind'],
  ])('has the result of its colour-vision test: status %i means %s [R3-009]', (status, outcome) => {
    expect(colourVisionOf(status)).toEqual({ state: 'found', outcome, rightCount: 18, wrongCount: null })
  })

  test('has no result of that test while it is made, where its status has no meaning, and without one', () => {
    expect(colourVisionOf(-1)).toEqual({ state: 'analysing' })
    expect(colourVisionOf(7)).toEqual({ state: 'none' })
    expect(held({}).colourVision).toEqual({ state: 'none' })
  })

  test('says which of its parts came in and cannot be read', () => {
    const unreadable = ['tests.colourVision']
    expect(readInterview(aWireInterview([], {}, { unreadable })).unreadable).toEqual(unreadable)
    expect(held({}).unreadable).toEqual([])
  })
})

test('a list of interviews says of each how far it is', () => {
  const wire = {
    interviewId: 'i1',
    interviewName: 'First',
    transferWorkSyncAiData: null,
    interviewCategory: 6,
    real_begininterview_time: 1_000,
    interview_finish_time: null,
    usetime: 2,
    totaltime: null,
  }
  const statuses = ['finish', 'doing', 'wait', '']
  const list = statuses.map((interview_status) => ({ ...wire, interview_status }))
  const read = readInterviews([...list, { ...wire, interview_status: 'doing', transferWorkSyncAiData: 1 }])
  expect(read.map(({ state }) => state)).toEqual(['finished', 'underWay', 'waiting', 'waiting', 'finished'])
  const times = { beganAt: 1_000, finishedAt: null, usedMs: 2_000, limitMs: null }
  expect(read[0]).toEqual({ id: 'i1', name: 'First', state: 'finished', ...times })
})

describe('an interview with people', () => {
  const wire = {
    createDate: 1_794_277_200_000,
    interviewMode: 0,
    interviewDate: null,
    interviewStartTime: 1_794_549_600_000,
    interviewEndTime: 1_794_549_600_000 + 45 * 60_000,
    offlineLocation: ' 18 层「观澜」 ',
    responseStatus: 1,
    interviewFeedbackList: [],
  }
  const readOne = (more: object) =>
    readInterview(aWireInterview([], {}, { interviewArrangeList: [{ ...wire, ...more }] })).arrangements[0]

  test.each([
    [0, 'offline', '18 层「观澜」'],
    [1, 'onlineVideo', null],
    [2, 'onlineVoice', null],
  ])('of mode %i is %s, and has a place in person alone [P2-107]', (interviewMode, mode, place) => {
    expect(readOne({ interviewMode })).toMatchObject({ mode, place })
  })

  test('lasts from its start to its end, where both are known [P2-108]', () => {
    expect(readOne({})?.minutes).toBe(45)
    expect(readOne({ interviewEndTime: null })?.minutes).toBe(null)
    expect(readOne({ interviewEndTime: wire.interviewStartTime - 1 })?.minutes).toBe(null)
  })

  test.each([
    [0, 'none'],
    [1, 'accepted'],
    [2, 'rejected'],
    [3, 'cancelled'],
    [7, 'none'],
  ])('that was answered with status %i reads %s', (responseStatus, response) => {
    expect(readOne({ responseStatus })?.response).toBe(response)
  })

  test.each([
    [0, 'rejected'],
    [1, 'passed'],
    [2, 'pending'],
    [4, 'pending'],
  ])('has a feedback of result %i as %s [P4-020]', (interviewResult, result) => {
    const feedback = { id: 'f1', lastUpdateByName: '赵敏', interviewResult, feedbackContent: ' 到位。 ' }
    expect(readOne({ interviewFeedbackList: [feedback] })?.feedback).toEqual([
      { id: 'f1', author: '赵敏', result, text: '到位。' },
    ])
  })

  test('has no feedback that only its authors may see, and does not say whether there is any', () => {
    expect(readOne({ interviewFeedbackList: [] })?.feedback).toEqual([])
    expect(readOne({ interviewFeedbackList: null })?.feedback).toBe(null)
  })
})
