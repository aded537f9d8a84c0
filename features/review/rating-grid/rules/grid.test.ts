import { describe, expect, test } from 'vitest'
import type { RatedForm, Rater } from '../contract.ts'
import { gridRows, openRows, roundsOf } from './grid.ts'
import { findTimeReference, withoutReference } from './time-reference.ts'

const rater = (name: string, values: readonly (number | null)[], more: Partial<Rater> = {}): Rater => ({
  feedbackId: name,
  planId: 'p1',
  roundName: '技术面',
  startsAt: null,
  name,
  isOwn: false,
  isDraft: false,
  total: null,
  scores: values.map((value, index) => ({
    questionId: `q${index + 1}`,
    value,
    sentence: `${name} ${index + 1}`,
  })),
  ...more,
})

const form = (raters: readonly Rater[]): RatedForm => ({
  formId: 'f',
  name: '后端',
  modules: [
    {
      id: 'm1',
      name: '技术深度',
      weight: 40,
      questions: [
        { id: 'q1', name: '设计', weight: 30 },
        { id: 'q2', name: '排障', weight: 10 },
      ],
    },
    { id: 'm2', name: '协作', weight: 60, questions: [{ id: 'q3', name: '分歧', weight: 60 }] },
  ],
  raters: [...raters],
  agreement: { raters: 0, candidates: 0, scores: 0, figure: null },
})

describe('rows', () => {
  test('a module is the mean of its questions by weight, of those that were scored', () => {
    const [depth, together] = gridRows(form([rater('a', [5, 1, 3]), rater('b', [null, 2, null])]), 'modules')
    expect(depth?.cells.map(({ value }) => value)).toEqual([4, 2])
    expect(depth?.cells[0]?.sentences).toEqual(['a 1', 'a 2'])
    expect(together?.scores).toEqual([3])
    expect(together?.cells[1]?.value).toBe(null)
  })

  test('a row of a question has its own scores', () => {
    const rows = gridRows(form([rater('a', [5, 1, 3])]), 'questions')
    expect(rows.map(({ name, weight, scores }) => [name, weight, scores])).toEqual([
      ['设计', 30, [5]],
      ['排障', 10, [1]],
      ['分歧', 60, [3]],
    ])
  })

  test('a draft stands in its cell and in no figure', () => {
    const own = rater('c', [1, 1, 1], { isOwn: true, isDraft: true })
    const [row] = gridRows(form([rater('a', [4, 4, 4]), own]), 'modules')
    expect(row).toMatchObject({ draft: 1, scores: [4], spread: { mean: 4, apart: 0, isOpen: false } })
  })

  test('scores two points apart are open, and a score of one person alone is not compared', () => {
    const rows = gridRows(form([rater('a', [2.5, 3, null]), rater('b', [4.5, 4, 5])]), 'questions')
    const { open, compared } = openRows(rows)
    expect(open.map(({ name }) => name)).toEqual(['设计'])
    expect(compared).toBe(2)
    expect(rows[0]?.spread).toEqual({ mean: 3.5, lowest: 2.5, highest: 4.5, apart: 2, isOpen: true })
  })

  test('raters of one interview stand under its round', () => {
    const second = { planId: 'p2', roundName: '交叉面', startsAt: 7 }
    expect(roundsOf([rater('a', []), rater('b', []), rater('c', [], second)])).toEqual([
      { planId: 'p1', name: '技术面', startsAt: null, span: 2 },
      { planId: 'p2', name: '交叉面', startsAt: 7, span: 1 },
    ])
  })
})

test.each([
  [['Won the argument (Q5 04:25)'], 'Q5 04:25', 265, 'Won the argument'],
  [['先给结论，再讲原因，Q2 101:15'], 'Q2 101:15', 6075, '先给结论，再讲原因'],
  [['Strong.', 'See Q1 00:33, then more'], 'Q1 00:33', 33, 'Strong. See, then more'],
  [['先讲账本，Q2 00:51', '迁移说得出来'], 'Q2 00:51', 51, '先讲账本；迁移说得出来'],
  [['Q1 00:33', '先讲账本。', '迁移说得出来'], 'Q1 00:33', 33, '先讲账本。迁移说得出来'],
] as const)('the time that %j refers to is told', (sentences, text, seconds, rest) => {
  const reference = findTimeReference(sentences)
  expect(reference).toEqual({ text, seconds })
  expect(withoutReference(sentences, reference)).toBe(rest)
})

test('a text without a reference to a time stays as it is', () => {
  expect(findTimeReference(['Q2 is fine at 10:90', 'XQ1 00:33'])).toBe(null)
  expect(withoutReference(['a', 'b'], null)).toBe('a; b')
})
