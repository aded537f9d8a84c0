import { expect, test } from 'vitest'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import type { Answer, TimedVideo } from '../../../candidates/interviews/rules/interview.ts'
import { oneAnswer, readRecording } from './recording.ts'
import { turnsOf } from './turns.ts'

function anAnswer(id: string, more: Partial<Answer> = {}): Answer {
  const video = {
    addresses: [`/file/media/${id}-webm`, `/file/media/${id}-mp4`],
    poster: `/file/media/${id}-jpg`,
  }
  return { ...nothingAnswered, id, title: id, durationMs: 20_000, video, ...more }
}

const read = (answers: Answer[], sessionVideos: TimedVideo[] = []) =>
  readRecording({ answers, sessionVideos })

test('the recorded questions are listed in their order, and written ones are left to another tab', () => {
  const answers = [1, 0, 6, 2, 12, 7, 13].map((method, index) => anAnswer(`q${index}`, { method }))
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
    anAnswer('q1a', { round: 1 }),
    anAnswer('q2'),
    anAnswer('q1b', { followUpOf: 'q1', round: 2 }),
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
  const answers = [anAnswer('q1'), anAnswer('q1a', { followUpOf: 'q1', video: null })]
  const record = { beganAt: 1_710_000_000_000, address: '/file/media/a' }
  expect(read(answers).questions[0]?.durationMs).toBe(20_000)
  expect(read(answers, [record]).questions[0]?.durationMs).toBe(40_000)
})

test.each([
  ['took some time', 40_000, 'recorded', 'untranscribed'],
  ['took no time', 0, 'no', 'unanswered'],
  ['took an unknown time', null, 'unrecorded', 'untranscribed'],
])(
  'in a recording of the whole session alone, an answer without words that %s is not called otherwise',
  (_, durationMs, answered, kind) => {
    const record = { beganAt: 1_710_000_000_000, address: '/file/media/a' }
    const recording = read([anAnswer('q1', { video: null, durationMs })], [record])
    expect(recording.questions[0]?.answered).toBe(answered)
    expect(turnsOf(recording, 0).at(-1)?.kind).toBe(kind)
  },
)

test('a follow-up of a question that was not recorded is a question of its own', () => {
  expect(read([anAnswer('p1', { followUpOf: 'w1' })]).questions).toHaveLength(1)
})

test('an answer’s mp4 stands in where its own file does not play, and an answer without a file has none', () => {
  const [withFile, without] = read([anAnswer('q1'), anAnswer('q2', { video: null })]).clips
  expect(withFile?.file).toMatchObject({
    addresses: ['/file/media/q1-webm', '/file/media/q1-mp4'],
    poster: '/file/media/q1-jpg',
  })
  expect(without?.file).toBe(null)
})

test('recordings of the whole session lie on its axis, from the beginning of the first', () => {
  const records = [
    { beganAt: 1_710_000_000_000, address: '/file/media/a' },
    { beganAt: 1_710_000_090_000, address: '/file/media/b' },
  ]
  const { full } = read([anAnswer('q1')], records)
  expect(full.map(({ startMs, addresses }) => [startMs, addresses])).toEqual([
    [0, ['/file/media/a']],
    [90_000, ['/file/media/b']],
  ])
})

test('one answer is a recording of its own, which plays the session’s file only where it has none', () => {
  const records = [{ beganAt: 1_710_000_000_000, address: '/file/media/a' }]
  const whole = read([anAnswer('q1'), anAnswer('q2', { video: null, sessionStartMs: 30_000 })], records)
  expect(oneAnswer(whole, 0)).toMatchObject({ clips: [{ id: 'q1' }], full: [] })
  expect(oneAnswer(whole, 1)).toMatchObject({
    clips: [{ id: 'q2' }],
    full: [{ key: 'full-0' }],
    endMs: 50_000,
  })
  expect(oneAnswer(whole, 9).clips).toEqual([])
})
