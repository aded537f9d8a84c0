import { expect, test } from 'vitest'
import { measureFunctions } from './measure-functions.ts'
import { fileFaults, functionFaults, longFunctionsOf } from './sizes.ts'

const linesOf = (count: number) => 'call()\n'.repeat(count)
const functionOf = (count: number) => `function grow() {\n${linesOf(count - 2)}}\n`

test('a file of 251 lines is a fault, and one of 250 is not', () => {
  expect(fileFaults('apps/server/src/app.test.ts', linesOf(251))).toEqual([
    'apps/server/src/app.test.ts: 251 lines, past 250; split it by noun',
  ])
  expect(fileFaults('apps/server/src/app.ts', linesOf(250))).toEqual([])
})

test.each(['packages/db/src/tables.ts', 'features/shares/shares/messages/cn.ts'])(
  '%s may have any number of lines',
  (file) => {
    expect(fileFaults(file, linesOf(900))).toEqual([])
  },
)

test.each([
  ['function grow() {}', 'grow'],
  ['const grow = () => 1', 'grow'],
  ['const rules = { grow: () => 1 }', 'grow'],
  ['const rules = { grow() {} }', 'grow'],
  ['class Rules { grow() {} }', 'grow'],
  ['rules.grow = () => 1', 'rules.grow'],
  ['const page = <Page onOpen={() => 1} />', 'onOpen'],
  ["describe('a lock', () => {})", "describe 'a lock'"],
  ["test.each(rows)('a lock', () => {})", "test.each 'a lock'"],
  ['serve(openShare, () => 1)', 'serve openShare'],
  ['useEffect(() => {}, [id])', 'useEffect'],
  ['export default () => 1', 'anonymous'],
])('a function has its own name or that of its holder: %s', (code, name) => {
  expect(measureFunctions('a.tsx', code)).toEqual([{ name, lines: 1 }])
})

test('a function of 61 lines is long, and one of 60 is not', () => {
  expect(longFunctionsOf('a.ts', functionOf(61))).toEqual({ 'a.ts grow': 61 })
  expect(longFunctionsOf('a.ts', functionOf(60))).toEqual({})
})

test('the longer one of two functions with the same name counts', () => {
  expect(longFunctionsOf('a.ts', functionOf(90) + functionOf(70))).toEqual({ 'a.ts grow': 90 })
})

test('a listed function may get shorter, but not longer', () => {
  const listed = { 'a.ts grow': 80 }
  expect(functionFaults({ 'a.ts grow': 75 }, listed)).toEqual([])
  expect(functionFaults({ 'a.ts grow': 81 }, listed)).toEqual([
    'a function grew from 80 to 81 lines: a.ts grow',
  ])
})

test('the fault of a long function without an entry prints the entry', () => {
  expect(functionFaults({ "a.test.ts describe 'a lock'": 61 }, {})).toEqual([
    `a function past 60 lines, divide it: "a.test.ts describe 'a lock'": 61,`,
  ])
})

test('an entry without a long function is a fault', () => {
  expect(functionFaults({}, { 'a.ts grow': 80 })).toEqual([
    'no function past 60 lines, strike it off long-functions.ts: a.ts grow',
  ])
})
