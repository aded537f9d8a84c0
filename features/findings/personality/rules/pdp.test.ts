import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadingLetters, letters, pointsInAll, readPdp } from './pdp.ts'

const reply = {
  A: 25,
  B: 15,
  C: 25,
  D: 15,
  remark: ' Careful. ',
  questions: [{ question: 'At work', options: [{ optionCode: 'A', optionContent: 'I lead', score: 7 }] }],
}

test('the letters keep their order, with remark, questions and options', () => {
  expect(readPdp(reply)).toEqual({
    scores: [
      { letter: 'A', points: 25 },
      { letter: 'B', points: 15 },
      { letter: 'C', points: 25 },
      { letter: 'D', points: 15 },
    ],
    remark: 'Careful.',
    questions: [{ text: 'At work', options: [{ code: 'A', text: 'I lead', points: 7 }] }],
  })
})

test('a score of −1 is still being made, and a blank remark is none', () => {
  const { scores, remark } = readPdp({ ...reply, B: -1, remark: ' ' })
  expect(scores[1]).toEqual({ letter: 'B', points: null })
  expect(remark).toBe(null)
  expect(leadingLetters(scores)).toEqual([])
})

test('the leading letters are all that have the most points, and no letter has more', () => {
  expect(leadingLetters(readPdp(reply).scores)).toEqual(['A', 'C'])
  const amounts = fc.tuple(fc.nat(80), fc.nat(80), fc.nat(80), fc.nat(80))
  fc.assert(
    fc.property(amounts, (given) => {
      const scores = letters.map((letter, index) => ({ letter, points: given[index] ?? 0 }))
      const leading = leadingLetters(scores)
      const most = Math.max(...given)
      for (const { letter, points } of scores) expect(leading.includes(letter)).toBe(points === most)
      const sum = given.reduce((total, points) => total + points, 0)
      expect(pointsInAll(scores)).toBe(Math.max(80, sum))
    }),
  )
})
