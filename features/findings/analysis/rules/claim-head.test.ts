import { expect, test } from 'vitest'
import { headOf } from './claim-head.ts'

const scored = (value: number) => ({ state: 'scored', value, outOf: 5 }) as const
const analysis = {
  state: 'ready',
  overall: scored(4.2),
  competencies: [{ name: 'Design', score: scored(4.6), reason: null, suggestion: null }],
  softSkills: [
    { name: 'Patience', score: scored(3), description: null },
    { name: 'Design', score: scored(1), description: null },
  ],
} as const
const question = { number: 2, answerId: 'q2', score: scored(3.5) }

test('a claim is headed by its name and by the score that rests on it', () => {
  expect(headOf('summary', 1, analysis, [])).toEqual({ kind: 'summary', score: scored(4.2) })
  expect(headOf('competency:Design', 1, analysis, [])).toEqual({
    kind: 'competency',
    name: 'Design',
    score: scored(4.6),
  })
  expect(headOf('competency:Patience', 1, analysis, [])).toMatchObject({ score: scored(3) })
  expect(headOf('answer:q2', 2, analysis, [question])).toEqual({
    kind: 'question',
    number: 2,
    score: scored(3.5),
  })
})

test('a claim that the analysis does not score has no score: neither a follow-up nor an unknown competency', () => {
  expect(headOf('answer:q2-follow', 2, analysis, [question])).toEqual({
    kind: 'question',
    number: 2,
    score: null,
  })
  expect(headOf('competency:Unknown', 1, analysis, [])).toMatchObject({ name: 'Unknown', score: null })
  expect(headOf('competency:Design', 1, null, [])).toMatchObject({ name: 'Design', score: null })
})

test('claims of an unfinished analysis have no final score; a question has its own score', () => {
  const running = { ...analysis, state: 'generating' } as const
  const analysing = { state: 'analysing' }
  expect(headOf('summary', 1, running, [])).toMatchObject({ score: analysing })
  expect(headOf('competency:Design', 1, running, [])).toMatchObject({ score: analysing })
  expect(headOf('competency:Unknown', 1, running, [])).toMatchObject({ score: null })
  expect(headOf('answer:q2', 2, running, [question])).toMatchObject({ score: scored(3.5) })
  const hidden = { ...running, overall: { state: 'hidden' } } as const
  expect(headOf('summary', 1, hidden, [])).toMatchObject({ score: { state: 'hidden' } })
})
