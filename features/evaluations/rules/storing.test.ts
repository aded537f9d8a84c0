import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluationKinds } from './kinds.ts'
import { decideStoring } from './storing.ts'

const nothing = { text: '', score: 0, result: 0 }

test('what is stored has its text trimmed, and nothing in place of 0', () => {
  expect(decideStoring('overall', { text: ' 好 ', score: 0, result: 3 }, false)).toEqual({
    allowed: true,
    opinion: { content: '好', score: null, result: 3 },
  })
  expect(decideStoring('video', { ...nothing, score: 0.5 }, false)).toEqual({
    allowed: true,
    opinion: { content: '', score: 0.5, result: null },
  })
})

test('a part that says nothing is refused, whatever its kind [R5-035]', () => {
  const blank = fc.stringMatching(/^\s{0,9}$/)
  fc.assert(
    fc.property(fc.constantFrom(...evaluationKinds), blank, fc.boolean(), (kind, text, needsReason) => {
      expect(decideStoring(kind, { ...nothing, text }, needsReason).allowed).toBe(false)
    }),
  )
})

test.each(evaluationKinds)('words alone make a whole %s', (kind) => {
  expect(decideStoring(kind, { ...nothing, text: '好' }, true).allowed).toBe(true)
})

test.each([
  ['evaluation', 'textNeeded'],
  ['suggestion', 'textNeeded'],
  ['overall', 'nothingFilled'],
  ['comprehensive', 'nothingFilled'],
] as const)('an empty %s is refused with %s', (kind, refusal) => {
  expect(decideStoring(kind, nothing, false)).toEqual({ allowed: false, refusal })
})

test('where a rejection needs its reason, the overall part and the resume’s do', () => {
  const lacking = evaluationKinds.filter((kind) => {
    const storing = decideStoring(kind, { text: ' ', score: 3, result: 2 }, true)
    return !storing.allowed && storing.refusal === 'reasonNeeded'
  })
  expect(lacking).toEqual(['overall', 'resume'])
  for (const result of [1, 3]) {
    expect(decideStoring('overall', { ...nothing, result }, true).allowed).toBe(true)
  }
  expect(decideStoring('overall', { ...nothing, result: 2 }, false).allowed).toBe(true)
})
