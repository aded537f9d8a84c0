import { expect, test } from 'vitest'
import { readSecurity, securityFaults, securityIds } from './security.ts'

const head = 'id\tlevel\twhat it asks for\twhere it is proved\twhy it is not\n'
const textOf = (file: string) => (file === 'a.test.ts' ? "test('a door is shut: at night', () => {})" : null)
const faultsOf = (...rows: string[]) =>
  securityFaults(readSecurity(head + rows.join('\n')), ['V6.1.1', 'V6.1.2'], textOf).map((fault) =>
    fault.replace('docs/security.tsv: ', ''),
  )
const other = 'V6.1.2\t2\tA door.\t\tThere is no door.'

test('each requirement has a proof that is there, or a reason', () => {
  expect(faultsOf('V6.1.1\t1\tA door.\ta.test.ts: a door is shut: at night\t', other)).toEqual([])
  expect(faultsOf('V6.1.1\t1\tA door.\t\t', other)).toEqual(['V6.1.1 has neither a proof nor a reason'])
  expect(faultsOf('V6.1.1\t1\tA door.\ta.test.ts: a door is shut\tNot at night.', other)).toEqual([
    'V6.1.1 is proved, and says why it is not',
  ])
})

test('a proof is words of a file: one that was renamed or taken away is told', () => {
  expect(faultsOf('V6.1.1\t1\tA door.\ta.test.ts: a door is open || b.test.ts: a door\t', other)).toEqual([
    'V6.1.1: a.test.ts does not say “a door is open”',
    'V6.1.1: there is no file b.test.ts',
  ])
  expect(faultsOf('V6.1.1\t1\tA door.\ta.test.ts\t', other)).toEqual(['V6.1.1: a.test.ts does not say “”'])
})

test('none is missing, doubled or made up', () => {
  expect(faultsOf(other, other, 'V6.9.9\t3\t\t\tNone.')).toEqual([
    'V6.1.1 is missing',
    'V6.1.2 stands there more than once',
    'there is no V6.9.9 of level 1 or 2',
    'V6.9.9: its level is 1 or 2',
    'V6.9.9 does not say what it asks for',
  ])
})

test('the chapters have 52 requirements of levels 1 and 2', () => {
  expect(securityIds).toHaveLength(52)
  expect(securityIds).toContain('V6.8.4')
  expect(securityIds).not.toContain('V6.7.1')
})
