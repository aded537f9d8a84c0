import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisions } from '../../../candidates/candidates/rules/decision.ts'
import { evaluationKinds } from './kinds.ts'
import { decideStoring, lacksReason, refusedParts } from './storing.ts'

const nothing = { text: '', score: 0, decision: null }

test('a stored opinion has its text trimmed, and null in place of 0', () => {
  expect(decideStoring('overall', { text: ' 好 ', score: 0, decision: 'wait' }, false)).toEqual({
    allowed: true,
    opinion: { content: '好', score: null, decision: 'wait', reasons: [] },
  })
  expect(decideStoring('video', { ...nothing, score: 0.5 }, false)).toEqual({
    allowed: true,
    opinion: { content: '', score: 0.5, decision: null, reasons: [] },
  })
})

test('a part of any kind that says nothing is refused [R5-035]', () => {
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

test('a required reason is asked for in the overall part and in the resume’s', () => {
  const lacking = evaluationKinds.filter((kind) => {
    const storing = decideStoring(kind, { text: ' ', score: 3, decision: 'reject' }, true)
    return !storing.allowed && storing.refusal === 'reasonNeeded'
  })
  expect(lacking).toEqual(['overall', 'resume'])
  for (const decision of ['pass', 'wait'] as const) {
    expect(decideStoring('overall', { ...nothing, decision }, true).allowed).toBe(true)
  }
  expect(decideStoring('overall', { ...nothing, decision: 'reject' }, false).allowed).toBe(true)
})

test('refused parts are told, each with its reason', () => {
  const reject = { ...nothing, decision: 'reject' } as const
  const parts = [
    { kind: 'overall', opinion: reject },
    { kind: 'video', opinion: reject },
    { kind: 'suggestion', opinion: nothing },
  ] as const
  expect(refusedParts(parts, true).map(({ kind, refusal }) => [kind, refusal])).toEqual([
    ['overall', 'reasonNeeded'],
    ['suggestion', 'textNeeded'],
  ])
  expect(refusedParts(parts.slice(0, 2), false)).toEqual([])
})

test('a reason is lacking of a rejection alone, without words, where it is asked for', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...evaluationKinds),
      fc.constantFrom(null, ...decisions),
      fc.oneof(fc.stringMatching(/^\s{0,9}$/), fc.string()),
      fc.boolean(),
      (kind, decision, text, isAsked) => {
        const isWhole = kind === 'overall' || kind === 'resume'
        const expected = isAsked && isWhole && decision === 'reject' && text.trim() === ''
        expect(lacksReason(kind, { decision, score: 0, text }, isAsked)).toBe(expected)
      },
    ),
  )
})

test('a reason is kept with a rejection alone, once, and is reason enough', () => {
  const given = { ...nothing, reasons: ['薪资不匹配', '薪资不匹配'] }
  const kept = (decision: 'reject' | 'pass') => {
    const storing = decideStoring('overall', { ...given, decision }, true)
    return storing.allowed && storing.opinion.reasons
  }
  expect(kept('reject')).toEqual(['薪资不匹配'])
  expect(kept('pass')).toEqual([])
})
