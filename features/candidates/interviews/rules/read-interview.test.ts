import { describe, expect, test } from 'vitest'
import { scored } from './answer-under-test.ts'
import { noInterview } from './interview.ts'
import { readInterview, readInterviews, readUninterviewed } from './read-interview.ts'
import { aWireAnswer, aWireInterview } from './reply-under-test.ts'

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

const held = (more: Parameters<typeof aWireInterview>[1]) => readInterview(aWireInterview([], more))

describe('an interview', () => {
  test('is finished by its status, or by work-sync AI data [R4-001 R4-002]', () => {
    expect(held({ interview_status: 'finish' }).isFinished).toBe(true)
    expect(held({ interview_status: 'doing' }).isFinished).toBe(false)
    expect(held({ interview_status: 'doing', transferWorkSyncAiData: 0 }).isFinished).toBe(true)
  })

  test('has video questions where the reply says 1 [R3-006]', () => {
    expect(held({ haveVideoQuestion: 1 }).hasVideoQuestions).toBe(true)
    expect(held({ haveVideoQuestion: 0 }).hasVideoQuestions).toBe(false)
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

  test('has its other recordings, and its checks', () => {
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

  test('without a session has the documents of the candidate', () => {
    const idCard = { frontIdCard: '/front', backIdCard: '/back' }
    expect(readUninterviewed({ idCard })).toEqual({
      ...noInterview,
      idCard: { front: '/front', back: '/back' },
    })
    expect(readUninterviewed({ idCard: null })).toEqual(noInterview)
  })
})

test('an interview has its times, and its used and allowed seconds', () => {
  const times = {
    real_begininterview_time: 1_000,
    interview_finish_time: 2_000,
    usetime: 1.5,
    totaltime: 60,
  }
  expect(held(times)).toMatchObject({ beganAt: 1_000, finishedAt: 2_000, usedMs: 1_500, limitMs: 60_000 })
})

describe('the colour-vision test of an interview', () => {
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
})

test('an interview says which of its parts came in and cannot be read', () => {
  const unreadable = ['tests.colourVision']
  expect(readInterview(aWireInterview([], {}, { unreadable })).unreadable).toEqual(unreadable)
  expect(held({}).unreadable).toEqual([])
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
  ])('has the mode of code %i, %s, and a place in person alone [P2-107]', (interviewMode, mode, place) => {
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
  ])('with the answer status %i reads %s', (responseStatus, response) => {
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
