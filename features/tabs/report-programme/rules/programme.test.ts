import { expect, test } from 'vitest'
import { isUnfinished, type Programme, tallyCases } from './programme.ts'
import { readProgramme } from './wire.ts'

const task = {
  taskId: 't',
  title: null,
  problem: '<p>Build it.</p>',
  usetime: 90,
  score: 80,
  totalScore: 100,
  scoreReason: ' ',
  files: [],
  cases: [
    { name: 'a', status: 1, detail: null },
    { name: 'b', status: 0, detail: ' ' },
    { name: 'c', status: -1, detail: 'Still compiling' },
  ],
}
const read = (
  more: Partial<typeof task> | { score: null } | { cases: null } | { totalScore: null },
  isScoreHidden = false,
): Programme => {
  const tasks = [{ ...task, ...more }]
  const programme = { name: ' ', usetime: 600, totaltime: null, isScoreHidden, tasks }
  const found = readProgramme({ programme })
  if (!found) throw new Error('no programme')
  return found
}
const readTask = (...given: Parameters<typeof read>) => {
  const [found] = read(...given).tasks
  if (!found) throw new Error('no task')
  return found
}

test('times are milliseconds, and empty words are none', () => {
  expect(read({})).toMatchObject({ name: null, usedMs: 600_000, limitMs: null })
  expect(readTask({})).toMatchObject({ spentMs: 90_000, reason: null })
})

test.each([
  [{ score: 80 }, { state: 'scored', value: 80, outOf: 100 }],
  [
    { score: 8, totalScore: 10 },
    { state: 'scored', value: 8, outOf: 10 },
  ],
  [
    { score: 12, totalScore: 10 },
    { state: 'scored', value: 12, outOf: 12 },
  ],
  [{ totalScore: null }, { state: 'scored', value: 80, outOf: 100 }],
  [{ score: 0 }, { state: 'scored', value: 0, outOf: 100 }],
  [{ score: -1 }, { state: 'analysing' }],
  [{ score: null }, { state: 'none' }],
])('a task with %o has the score %o', (more, score) => {
  expect(readTask(more).score).toEqual(score)
})

test('a score that the company does not show is hidden, and not missing', () => {
  expect(readTask({ score: null }, true).score).toEqual({ state: 'hidden' })
})

test('cases that still run are counted apart from those that are done', () => {
  expect(readTask({}).cases?.map(({ state, detail }) => [state, detail])).toEqual([
    ['passed', null],
    ['failed', null],
    ['running', 'Still compiling'],
  ])
  expect(tallyCases(readTask({}))).toEqual({ passed: 1, done: 2, running: 1 })
  expect(tallyCases(readTask({ cases: [] }))).toBe(null)
  expect(tallyCases(readTask({ cases: null }))).toBe(null)
})

test.each([
  [{ cases: [] }, false],
  [{ cases: null }, false],
  [{}, true],
  [{ cases: [], score: -1 }, true],
])('with %o it is unfinished: %s', (more, is) => {
  expect(isUnfinished(read(more))).toBe(is)
})
