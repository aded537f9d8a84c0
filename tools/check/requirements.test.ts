import { expect, test } from 'vitest'
import { faultsOf, readRows, readTitles } from './requirements.ts'

const table = [
  'id\tarea\tstatement\tkind\tcheck\tstep\twhy no test',
  'R1-001\treport\tA fact shows.\tui\tOpen it.\thouse\t',
  'R1-002\treport\tSays nothing of the product.\trule\tNone.\thouse\tNothing to see.',
  'R1-003\tsite\tA price shows.\tui\tOpen it.\tsite\t',
].join('\n')
const rows = readRows(`${table}\n`)
const faultsIn = (source: string) => faultsOf(rows, new Map([['a.test.ts', readTitles(source)]]))

test('a row of any step needs a test or a reason', () => {
  expect(faultsIn("test('shows a fact [R1-001 R1-003]', () => {})")).toEqual([])
  expect(faultsIn("test('shows a fact', () => {})")).toEqual([
    'no test names R1-001, and docs/requirements.tsv does not say why',
    'no test names R1-003, and docs/requirements.tsv does not say why',
  ])
})

test.each([
  "test('shows a fact [R1-001 R1-003] @phone', () => {})",
  "test('shows a fact [R1-001 R1-003] @dark @phone-only', () => {})",
  `test(\`shows a fact of \${whom} [R1-001 R1-003] \${where}\`, () => {})`,
])('ids are read before tags, however these are written: %s', (source) => {
  expect(faultsIn(source)).toEqual([])
})

test('an id that only a comment or a value holds proves nothing', () => {
  expect(faultsIn("// R1-001\nconst id = 'R1-001'")).toHaveLength(2)
})

test('a reason beside a row that a test names is a fault, as one of the two is wrong', () => {
  expect(faultsIn("test('a [R1-001 R1-002 R1-003]', () => {})")).toEqual([
    'R1-002 is named by a test, and the table says why it is not',
  ])
})

test('a row that the table does not have is a fault', () => {
  expect(faultsIn("test('a [R1-001 R1-003 R1-009]', () => {})")).toEqual([
    'a.test.ts: there is no requirement R1-009',
  ])
})

test('a title may name four rows, a table of cases more', () => {
  const ids = 'R1-001 R1-001 R1-003 R1-003'
  expect(faultsIn(`test('a [${ids} D24]', () => {})`)).toEqual([])
  expect(faultsIn(`test(\n  'a [${ids} R1-001]',\n  () => {})`)).toHaveLength(1)
  expect(faultsIn(`test.each([1])(\n  'a %i [${ids} R1-001]',\n  () => {})`)).toEqual([])
})
