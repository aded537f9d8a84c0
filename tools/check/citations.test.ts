import { expect, test } from 'vitest'
import { citedIn, idsOfRows, pagesOfATakenNumber, pathsIn } from './citations.ts'

test('a requirement, a decision on the product and one on the code are cited by their ids, each told once', () => {
  expect(citedIn('// R5-012, D21 and C04 (decisions C04, S11), see decision 012')).toEqual([
    'R5-012',
    'D21',
    'C04',
    'S11',
    '012',
  ])
})

test('numbers, colours, codes and longer words are no citations', () => {
  expect(
    citedIn('port 3000, code 1003, #D08C12, U+4E00, ISO8601, D2, R5-12, text069, a decision of 012'),
  ).toEqual([])
})

test('rows are known by the ids that begin them, in a table of either form', () => {
  expect(idsOfRows('id\tarea\nR5-012\treport\tas D21 says\n')).toEqual(['R5-012'])
  expect(idsOfRows('| Id | What holds |\n| --- | --- |\n| D21 | Not | D22 |\n')).toEqual(['D21'])
})

test('a document names files and folders of the repository, not patterns, commands or routes', () => {
  const text =
    'See `features/candidates/scores/rules/stars.ts`, `tools/check`; `features/*/*/web/tab.ts`, `/file/media/…`, `npm test`.'
  expect(pathsIn(text)).toEqual(['features/candidates/scores/rules/stars.ts', 'tools/check'])
})

test('two decisions on the code do not share a number', () => {
  const pages = ['012-one-gate.md', '013-several-calls.md', '013-other.md'].map(
    (name) => `docs/decisions/${name}`,
  )
  expect(pagesOfATakenNumber(pages)).toEqual(['docs/decisions/013-other.md'])
})
