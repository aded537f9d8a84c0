import { expect, test } from 'vitest'
import { scored } from './answer-under-test.ts'
import { readAnswer } from './read-interview.ts'
import { aWireAnswer } from './reply-under-test.ts'

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

test('a model’s score stands beside the other one, out of the same full marks', () => {
  const { score, modelScore } = read({ actualscore: null, actualscore_model: 3, labelscore: 10 })
  expect([score, modelScore]).toEqual([null, scored(3, 10)])
})

test('a programming language goes by the name that came with it, else by its index', () => {
  expect(read({ answer_language: 4 }).codeLanguage).toBe('Go')
  expect(read({ answer_language: 4, programmingLanguage: 'Rust' }).codeLanguage).toBe('Rust')
  expect(read({ answer_language: 11 }).codeLanguage).toBe(null)
})

test('a model’s result is read with its unfinished dimensions', () => {
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
