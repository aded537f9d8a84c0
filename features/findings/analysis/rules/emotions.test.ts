import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emotionColours, emotionNames, readEmotions } from './emotions.ts'

const counts = (...pairs: [string, number][]) => ({
  emotionScores: {
    emtions: pairs.map(([emotionname, emotioncount]) => ({ emotionname, emotioncount })),
  },
})

test('there are seven emotions [R9-062]', () => {
  expect([...emotionNames].sort()).toEqual(
    ['surprise', 'happiness', 'neutral', 'sadness', 'disgust', 'anger', 'fear'].sort(),
  )
})

test('each goes by its adjective as well [P9-030]', () => {
  const adjectives = ['happy', 'neutral', 'sad', 'surprised', 'afraid', 'angry', 'disgust']
  const read = readEmotions(counts(...adjectives.map((name): [string, number] => [name, 1])))
  expect(read?.shares.map(({ name }) => name)).toEqual([
    'happiness',
    'neutral',
    'sadness',
    'surprise',
    'fear',
    'anger',
    'disgust',
  ])
})

test('each has a colour of its own', () => {
  expect(new Set(emotionNames.map((name) => emotionColours[name])).size).toBe(7)
})

test('emotions that were never seen are dropped, and the most frequent stand first [R9-016]', () => {
  const read = readEmotions(counts(['fear', 0], ['happiness', 2], ['neutral', 5]))
  expect(read?.shares).toEqual([
    { name: 'neutral', count: 5, percent: 71.43 },
    { name: 'happiness', count: 2, percent: 28.57 },
  ])
})

test('words of the model go with the emotion that they are about', () => {
  const read = readEmotions({
    emotionScores: {
      emtions: [{ emotionname: 'Neutral', emotioncount: 1 }],
      topemotion: [
        { emotionname: 'neutral', emotiondesc: '平静' },
        { emotionname: 'joy', emotiondesc: '未知' },
        { emotionname: 'fear', emotiondesc: ' ' },
      ],
    },
  })
  expect(read?.described).toEqual([{ name: 'neutral', text: '平静' }])
})

test('the share of an emotion is rounded to two decimals [R9-015]', () => {
  const { emotionScores } = counts(['neutral', 1], ['happiness', 2])
  expect(readEmotions({ emotionScores })?.shares.map(({ percent }) => percent)).toEqual([66.67, 33.33])
})

test('an emotion that came by both of its names is one', () => {
  const { emotionScores } = counts(['sad', 2], ['neutral', 3], ['sadness', 4])
  const topemotion = [
    { emotionname: 'sad', emotiondesc: '低落' },
    { emotionname: 'sadness', emotiondesc: '低落两次' },
  ]
  expect(readEmotions({ emotionScores: { ...emotionScores, topemotion } })).toEqual({
    shares: [
      { name: 'sadness', count: 6, percent: 66.67 },
      { name: 'neutral', count: 3, percent: 33.33 },
    ],
    described: [{ name: 'sadness', text: '低落' }],
  })
})

test.each([
  ['nothing', {}],
  ['null', { emotionScores: null }],
  ['no counts', { emotionScores: {} }],
  ['zeros alone', counts(['fear', 0])],
  ['names that are none', counts(['joy', 3])],
])('missing emotions are read as none: %s', (_case, aiData) => {
  expect(readEmotions(aiData)).toBe(null)
})

test('shares add up to the whole, give or take the rounding', () => {
  const count = fc.integer({ min: 1, max: 5_000 })
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 7 }), (list) => {
      const pairs = list.map((value, index): [string, number] => [emotionNames[index] ?? 'neutral', value])
      const shares = readEmotions(counts(...pairs))?.shares ?? []
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0)
      expect(shares.map(({ count }) => count)).toEqual([...list].sort((a, b) => b - a))
    }),
  )
})
