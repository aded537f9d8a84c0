import { expect, test } from 'vitest'
import { oneAnswer, readRecording } from './recording.ts'

type Info = Parameters<typeof readRecording>[0]
type Answer = Info['answerResult'][number]

function anAnswer(question_id: string, more: Partial<Answer> = {}): Answer {
  return {
    question_id,
    problem_answer_method: 1,
    title: question_id,
    problem: '<p>问题</p>',
    gw_module_id: null,
    followUpOf: null,
    interviewRoundNum: null,
    problem_time_point: null,
    answer_time_point: null,
    sessionStartMs: 0,
    durationMs: 20_000,
    answer: null,
    answer_language: null,
    language: 'cn',
    label_name: null,
    labelscore: null,
    actualscore: null,
    objective_score: null,
    right_key: null,
    is_not_score: null,
    scoreReason: null,
    questionOptionList: [],
    video_url: [
      {
        video_url: `/file/media/${question_id}-webm`,
        video_url_mp4: `/file/media/${question_id}-mp4`,
        video_screenshot_url: `/file/media/${question_id}-jpg`,
        startStr: '00:00',
      },
    ],
    transcript: null,
    ...more,
  }
}

const read = (answerResult: Answer[], fullRecords: Info['fullRecords'] = []) =>
  readRecording({ answerResult, fullRecords })

test('the recorded questions are listed in their order, and written ones are left to another tab', () => {
  const answers = [1, 0, 6, 2, 12, 7, 13].map((method, index) =>
    anAnswer(`q${index}`, { problem_answer_method: method }),
  )
  const { questions, clips } = read(answers)
  expect(clips.map(({ id }) => id)).toEqual(['q0', 'q2', 'q4', 'q6'])
  expect(questions.map(({ number, title }) => [number, title])).toEqual([
    [1, 'q0'],
    [2, 'q2'],
    [3, 'q4'],
    [4, 'q6'],
  ])
})

test('a follow-up stands with the question that it follows, whichever way the data say so [R3-029]', () => {
  const { clips, questions } = read([
    anAnswer('q1'),
    anAnswer('q1a', { interviewRoundNum: 1 }),
    anAnswer('q2'),
    anAnswer('q1b', { followUpOf: 'q1', interviewRoundNum: 2 }),
    anAnswer('q1c', { followUpOf: 'q1b' }),
  ])
  expect(clips.map(({ id, question, round }) => [id, question, round])).toEqual([
    ['q1', 0, null],
    ['q1a', 0, 1],
    ['q1b', 0, 2],
    ['q1c', 0, 3],
    ['q2', 1, null],
  ])
  expect(questions.map(({ first, clips: own, durationMs }) => [first, own, durationMs])).toEqual([
    [0, [0, 1, 2, 3], 80_000],
    [4, [4], 20_000],
  ])
})

test('a question lasts as long as there is something to watch of it', () => {
  const answers = [anAnswer('q1'), anAnswer('q1a', { followUpOf: 'q1', video_url: [] })]
  const record = { createdDate: 1_710_000_000_000, videoUrl: '/file/media/a' }
  expect(read(answers).questions[0]?.durationMs).toBe(20_000)
  expect(read(answers, [record]).questions[0]?.durationMs).toBe(40_000)
})

test('a follow-up of a question that was not recorded is a question of its own', () => {
  expect(read([anAnswer('p1', { followUpOf: 'w1' })]).questions).toHaveLength(1)
})

test('an answer’s mp4 stands in where its own file does not play, and an answer without a file has none', () => {
  const [withFile, without] = read([anAnswer('q1'), anAnswer('q2', { video_url: [] })]).clips
  expect(withFile?.file).toMatchObject({
    addresses: ['/file/media/q1-webm', '/file/media/q1-mp4'],
    poster: '/file/media/q1-jpg',
  })
  expect(without?.file).toBe(null)
})

test('recordings of the whole session lie on its axis, from the beginning of the first', () => {
  const records = [
    { createdDate: 1_710_000_000_000, videoUrl: '/file/media/a' },
    { createdDate: 1_710_000_090_000, videoUrl: '/file/media/b' },
  ]
  const { full } = read([anAnswer('q1')], records)
  expect(full.map(({ startMs, addresses }) => [startMs, addresses])).toEqual([
    [0, ['/file/media/a']],
    [90_000, ['/file/media/b']],
  ])
})

test('one answer is a recording of its own, which plays the session’s file only where it has none', () => {
  const records = [{ createdDate: 1_710_000_000_000, videoUrl: '/file/media/a' }]
  const whole = read([anAnswer('q1'), anAnswer('q2', { video_url: [], sessionStartMs: 30_000 })], records)
  expect(oneAnswer(whole, 0)).toMatchObject({ clips: [{ id: 'q1' }], full: [] })
  expect(oneAnswer(whole, 1)).toMatchObject({
    clips: [{ id: 'q2' }],
    full: [{ key: 'full-0' }],
    endMs: 50_000,
  })
  expect(oneAnswer(whole, 9).clips).toEqual([])
})
