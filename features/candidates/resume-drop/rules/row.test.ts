import { expect, test } from 'vitest'
import type { DropRow } from '../contract/row.ts'
import { countOpenFields, groupOf, isChosen, openField } from './row.ts'
import { aField, aRow } from './rows-under-test.ts'

const { fields } = aRow()
const twoPhones = { ...fields, phone: aField({ options: ['1', '2'], why: 'several' }) }

test.each<[string, Partial<DropRow>, string]>([
  ['sure fields', {}, 'clear'],
  ['two phones', { fields: twoPhones }, 'look'],
  [
    'two phones and a choice',
    { fields: { ...twoPhones, phone: { ...twoPhones.phone, written: '1' } } },
    'look',
  ],
  ['no name', { fields: { ...fields, name: aField({ written: '姚望' }) } }, 'look'],
  ['a newer twin', { newerFile: 'b.pdf' }, 'look'],
  ['a failed file', { state: 'failed', fields: { ...fields, name: aField() } }, 'failed'],
  [
    'a failed file with a name by hand',
    { state: 'failed', fields: { ...fields, name: aField({ written: '林' }) } },
    'look',
  ],
  ['a file that waits', { state: 'waiting' }, 'coming'],
  ['an added one', { state: 'added' }, 'added'],
])('a row with %s is in its group', (_case, given, group) => {
  expect(groupOf(aRow(given))).toBe(group)
})

test('a row is added with a name, its file, and unless it is left out', () => {
  expect(isChosen(aRow())).toBe(true)
  expect(isChosen(aRow({ isLeft: true }))).toBe(false)
  expect(isChosen(aRow({ isKept: false }))).toBe(false)
  expect(isChosen(aRow({ fields: { ...fields, name: aField({ value: '江', written: '' }) } }))).toBe(false)
})

test('fields stay empty where nobody has chosen, in rows that are added', () => {
  const open = aRow({ fields: twoPhones })
  const empty = aRow({ fields: { ...twoPhones, phone: { ...twoPhones.phone, written: '' } } })
  expect(countOpenFields([open, empty, { ...open, isLeft: true }])).toBe(1)
})

test('the choices of a row are those of its first open field, and afterwards of its first one', () => {
  const years = aField({ options: ['5', '7'], why: 'overlap' })
  expect(openField({ ...twoPhones, years })).toBe('phone')
  expect(openField({ ...twoPhones, phone: { ...twoPhones.phone, written: '1' }, years })).toBe('years')
  expect(openField({ ...twoPhones, phone: { ...twoPhones.phone, written: '1' } })).toBe('phone')
  expect(openField(fields)).toBeNull()
})
