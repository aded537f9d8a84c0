import { expect, test } from 'vitest'
import { readDescription } from './description.ts'
import { differingFields, emptyForm, fieldOfRefusal, findFault, sentFields } from './form.ts'

test('headings, lists and paragraphs are read from plain text, and markup stays text', () => {
  expect(
    readDescription(
      '# 职责\n- 写代码\n* 评审\n\n- 另一组\n第一行\r\n第二行\n## 要求\n#没有空格\n\n<b>粗体</b>',
    ),
  ).toEqual([
    { kind: 'heading', level: 1, text: '职责' },
    { kind: 'list', items: ['写代码', '评审'] },
    { kind: 'list', items: ['另一组'] },
    { kind: 'paragraph', lines: ['第一行', '第二行'] },
    { kind: 'heading', level: 2, text: '要求' },
    { kind: 'paragraph', lines: ['#没有空格'] },
    { kind: 'paragraph', lines: ['<b>粗体</b>'] },
  ])
  expect(readDescription(' \n\n')).toEqual([])
})

const named = { ...emptyForm, name: '工程师' }

test.each([
  [emptyForm, { field: 'name', words: 'nameMissing' }],
  [{ ...emptyForm, nameTw: '工程師' }, null],
  [
    { ...named, seats: '0' },
    { field: 'seats', words: 'wrongSeats' },
  ],
  [
    { ...named, seats: '2.5' },
    { field: 'seats', words: 'wrongSeats' },
  ],
  [
    { ...named, seats: '' },
    { field: 'seats', words: 'wrongSeats' },
  ],
  [{ ...named, seats: '999' }, null],
  [
    { ...named, salaryMin: '1', salaryMax: '' },
    { field: 'salaryMax', words: 'wrongAmount' },
  ],
  [
    { ...named, salaryMin: '-1', salaryMax: '2' },
    { field: 'salaryMin', words: 'wrongAmount' },
  ],
  [
    { ...named, salaryMin: '3', salaryMax: '2' },
    { field: 'salaryMax', words: 'salaryOrder' },
  ],
  [
    { ...named, salaryMin: '1', salaryMax: '2' },
    { field: 'currency', words: 'wrongCurrency' },
  ],
  [{ ...named, salaryMin: '1', salaryMax: '2', currency: 'cny' }, null],
] as const)('form %# has its fault at its field, or none', (form, fault) => {
  expect(findFault(form, true)).toEqual(fault)
})

test('a salary is neither checked nor sent where the company shows none', () => {
  const form = { ...named, salaryMin: '3', salaryMax: '2' }
  expect(findFault(form, false)).toBe(null)
  expect(sentFields(form, false)).not.toHaveProperty('salary')
  expect(sentFields(named, true).salary).toBe(null)
  const paid = { ...named, salaryMin: '1', salaryMax: '2', currency: ' cny' }
  expect(sentFields(paid, true).salary).toEqual({ min: 1, max: 2, currency: 'CNY', per: 'month' })
})

test('an empty external id is not sent', () => {
  expect(sentFields(named, false)).not.toHaveProperty('externalId')
  expect(sentFields({ ...named, externalId: ' a ' }, false).externalId).toBe('a')
})

test.each([
  [{ field: 'fields.recruits[2]' }, 'recruits'],
  [{ field: 'fields.salary.max' }, 'salaryMax'],
  [{ field: 'fields.salary' }, 'salaryMin'],
  [{ faults: [{ path: 'fields.description.cn', message: 'x' }] }, 'description'],
  [{ field: 'fields.toString' }, null],
  [{ faults: [] }, null],
  [null, null],
])('a refusal with %j is shown at %s', (data, field) => {
  expect(fieldOfRefusal(data)).toBe(field)
})

test('only fields that differ are compared', () => {
  expect(differingFields({ ...named, place: '上海' }, named)).toEqual(['place'])
})
