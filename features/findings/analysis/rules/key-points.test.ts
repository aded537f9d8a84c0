import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyPointsByAnswer, readKeyPoints } from './key-points.ts'

const read = (list: unknown) => readKeyPoints(JSON.stringify(list))

test('key points are a JSON list of words with their counts [R3-022]', () => {
  expect(
    readKeyPoints('[{"keyPoint":"幂等键","num":2},{"keyPoint":"账本","num":1}]').map(({ text, count }) => [
      text,
      count,
    ]),
  ).toEqual([
    ['幂等键', 2],
    ['账本', 1],
  ])
})

test('a count may come as a text', () => {
  expect(read([{ keyPoint: '幂等键', num: '2' }])).toMatchObject([{ count: 2 }])
})

test('a key point that was not counted is left out [R5-008]', () => {
  const list = [
    { keyPoint: 'none', num: 0 },
    { keyPoint: 'two', num: 2 },
    { keyPoint: 'less', num: -1 },
    { keyPoint: 'word', num: 'x' },
  ]
  expect(read(list).map(({ text }) => text)).toEqual(['two'])
})

test('a key point that stands twice is there once, as it stood first [R5-009]', () => {
  const list = [
    { keyPoint: '幂等键', num: 2 },
    { keyPoint: '账本', num: 1 },
    { keyPoint: '幂等键', num: 5 },
  ]
  expect(read(list).map(({ text, count }) => [text, count])).toEqual([
    ['幂等键', 2],
    ['账本', 1],
  ])
})

test.each([
  [{ highLightColor: '#8DEBF7' }, 'supports'],
  [{ highLightColor: '#ffca3a' }, 'against'],
  [{ highLightColor: '#80aeff' }, 'note'],
  [{ keyScore: 1 }, 'supports'],
  [{ keyScore: -0.5 }, 'against'],
  [{ keyScore: 0 }, 'note'],
  [{ keyScore: -1, highLightColor: '#8DEBF7' }, 'supports'],
  [{ keyScore: 1, highLightColor: '#80aeff' }, 'note'],
  [{ keyScore: 1, highLightColor: 'unknown' }, 'supports'],
  [{}, 'note'],
])(
  'its kind is read from keyScore and highLightColor, the colour first: %j is %s [R3-025 R9-065]',
  (more, kind) => {
    expect(read([{ keyPoint: '幂等键', num: 1, ...more }])).toEqual([{ text: '幂等键', count: 1, kind }])
  },
)

test.each([
  null,
  undefined,
  '',
  'not a list',
  '{}',
  '3',
  '[1, null, "x", {"keyPoint": 3, "num": 1}, {"num": 1}]',
])('a text that is no list of key points has none: %s', (text) => {
  expect(readKeyPoints(text)).toEqual([])
})

test('every key point of any input is counted and stands once', () => {
  const entry = fc.record({
    keyPoint: fc.constantFrom('a', 'b', ' ', 'c'),
    num: fc.integer({ min: -3, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      const points = read(list)
      const texts = points.map(({ text }) => text)
      expect(new Set(texts).size).toBe(texts.length)
      expect(points.every(({ text, count }) => count > 0 && text.trim() !== '')).toBe(true)
    }),
  )
})

test('each analysed answer has its own key points', () => {
  const points = keyPointsByAnswer({
    l2ReportInfo: {
      l2status: 0,
      answerInfos: [
        { problemAnswerId: 'q1', keyPointInfoResult: '[{"keyPoint":"账本","num":1}]' },
        { problemAnswerId: 'q2', keyPointInfoResult: null },
      ],
    },
  })
  expect([...points].map(([id, list]) => [id, list.length])).toEqual([
    ['q1', 1],
    ['q2', 0],
  ])
  expect(keyPointsByAnswer(null).size).toBe(0)
})
