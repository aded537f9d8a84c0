import { expect, test } from 'vitest'
import { type Line, nextLine } from './turns.ts'

const line = (companyId: string, isForOwnerAlone = false): Line => ({ companyId, isForOwnerAlone })
const nobody = { served: new Map<boolean, string>(), passed: [] }

test('companies follow one another, and after the last one the first is served again', () => {
  const due = [line('b'), line('a'), line('c')]
  const after = (companyId: string) =>
    nextLine(due, { ...nobody, served: new Map([[false, companyId]]) })?.companyId
  expect(nextLine(due, nobody)).toEqual(line('a'))
  expect(['a', 'b', 'c', 'aa', 'd'].map(after)).toEqual(['b', 'c', 'a', 'b', 'a'])
})

test('a mail that opens an account goes first, and takes no turn of the other mails', () => {
  const due = [line('a'), line('b'), line('a', true)]
  const served = new Map([[false, 'a']])
  expect(nextLine(due, { ...nobody, served })).toEqual(line('a', true))
  served.set(true, 'a')
  expect(nextLine(due.slice(0, 2), { ...nobody, served })).toEqual(line('b'))
})

test('a line whose mails another process sends is passed over', () => {
  const passed = [line('a', true)]
  expect(nextLine([line('a', true), line('a'), line('b')], { ...nobody, passed })).toEqual(line('a'))
  expect(nextLine([line('a', true)], { ...nobody, passed })).toBe(null)
})
