import { expect, test } from 'vitest'
import { faultsOf, namesOf } from './wire-names.ts'

const names = namesOf(['z.object({\n  question_id: z.string(),\n  title: Text,\n})'])
const text = 'const { question_id, title } = answer'

test('names of the wire are the snake_case keys of the contracts and the historic ones', () => {
  expect(['question_id', 'answerResult', 'title'].map((name) => names.has(name))).toEqual([true, true, false])
})

test.each([
  'features/shares/web/dialog.tsx',
  'features/shares/rules.ts',
  'features/shares/rules/lock.ts',
  'apps/web/src/report-at.tsx',
])('a name of the wire is a fault in %s', (path) => {
  expect(faultsOf(path, text, names)).toEqual([
    `${path}: question_id is a name of the wire; read it into the model in one place`,
  ])
})

test.each([
  'features/shares/contract.ts',
  'features/shares/contract/open.ts',
  'features/shares/server/present.ts',
  'features/shares/server/import/share.ts',
  'features/shares/rules.test.ts',
  'features/shares/web/calls-under-test.ts',
  'features/interviews/rules/read-interview.ts',
])('it may stand in %s', (path) => {
  expect(faultsOf(path, text, names)).toEqual([])
})

test('a listed file may keep its names, takes no other, and is struck off once they are gone', () => {
  const path = 'features/shares/web/dialog.tsx'
  expect(faultsOf(path, text, names, ['question_id'])).toEqual([])
  expect(faultsOf(path, `${text}; answerResult`, names, ['question_id'])).toHaveLength(1)
  expect(faultsOf(path, '', names, ['question_id'])).toEqual([
    `${path}: question_id is gone; take it from the list`,
  ])
})

test('a part of a longer word is no name of the wire', () => {
  expect(faultsOf('features/shares/rules.ts', 'my_question_id, answerResults', names)).toEqual([])
})
