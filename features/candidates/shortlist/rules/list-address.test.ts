import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chip } from '../contract/filter.ts'
import { readChip, writeChip } from './chip-text.ts'
import { readAddress, writeAddress } from './list-address.ts'
import { ListAddress } from './list-words.ts'

const written: readonly (readonly [string, Chip])[] = [
  ['position:p1,p2', { by: 'position', values: ['p1', 'p2'] }],
  ['!stage:2,a%2Cb%3B%3A', { by: 'stage', not: true, values: ['2', 'a,b;:'] }],
  ['outcome:hired,open', { by: 'outcome', values: ['hired', 'open'] }],
  ['state:notOperated', { by: 'state', values: ['notOperated'] }],
  ['score:3.5..', { by: 'score', from: 3.5 }],
  ['score:0..4', { by: 'score', from: 0, to: 4 }],
  ['!label:7,12', { by: 'label', not: true, values: [7, 12] }],
  ['applied:2026-11-01..2026-11-30', { by: 'applied', from: '2026-11-01', to: '2026-11-30' }],
  ['active:..2026-11-30', { by: 'active', to: '2026-11-30' }],
  ['!active:7d', { by: 'active', not: true, last: 7 }],
  ['reviewer:me', { by: 'reviewer', values: ['me'] }],
  ['reviewer:me,x=pass,none', { by: 'reviewer', values: ['me', 'x'], answers: ['pass', 'none'] }],
  ['waiting:me,nobody', { by: 'waiting', values: ['me', 'nobody'] }],
  ['reason:%E8%96%AA%E8%B5%84', { by: 'reason', values: ['薪资'] }],
  ['years:4..', { by: 'years', from: 4 }],
]

test.each(written)('a chip is written as %s, and read back', (text, chip) => {
  expect(writeChip(chip)).toBe(text)
  expect(readChip(text)).toEqual(chip)
})

test.each([
  '',
  ':',
  'stage:',
  'stage',
  'unknown:1',
  'score:4',
  'score:..',
  'score:6..',
  'score:1..2..3',
  'years:1.5..',
  'label:x',
  'applied:2026-13-01..',
  'active:0d',
  'outcome:lost',
  'reason:%zz',
  `stage:${'1,'.repeat(60)}1`,
  'constructor:1',
])('a part of an address that is no chip is left out: %j', (text) => {
  expect(readChip(text)).toBe(null)
})

test('a filter and its order are read back from their address', () => {
  const filter = {
    find: '苏 qinglan',
    chips: written.map(([, chip]) => chip),
    sort: 'over' as const,
    back: true,
  }
  expect(readAddress(writeAddress(filter))).toEqual(filter)
  expect(writeAddress({ chips: [] })).toEqual({})
})

test('any address gives a filter that reads back as itself', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('find', 'where', 'sort', 'back', 'other'), fc.anything()),
      fc.array(fc.constantFrom(...written.map(([text]) => text), 'x', '!', ';')),
      (given, parts) => {
        const address = ListAddress.parse({ where: parts.join(';'), ...given })
        const filter = readAddress(address)
        expect(readAddress(writeAddress(filter))).toEqual(filter)
      },
    ),
  )
})
