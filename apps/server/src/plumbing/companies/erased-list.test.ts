import { newId } from '@candor/db/new-id'
import { expect, test } from 'vitest'
import { readErasedList, writeErasedList } from './erased-list.ts'

const companyId = newId()
const ids = [
  { id: newId(), companyId, kind: 'candidate', externalIdHash: 'ab12', erasedAt: new Date(1_000) },
  { id: newId(), companyId, kind: 'interview', externalIdHash: null, erasedAt: new Date(2_000) },
]
const list = { ids, secret: 's' }

test('a list is read as it was written, also with the lines of npm before it', () => {
  const text = writeErasedList(list)
  expect(readErasedList(text)).toEqual(list)
  expect(readErasedList(`\n> candor@0.1.0 company\n> node company.ts erased-ids\n\n${text}\n`)).toEqual(list)
  expect(readErasedList(text.replaceAll('\n', '\r\n'))).toEqual(list)
  expect(readErasedList(writeErasedList({ ids: [], secret: null }))).toEqual({ ids: [], secret: null })
})

test('a list without its end, and a line of another form, are refused', () => {
  const lines = writeErasedList(list).split('\n')
  expect(() => readErasedList('')).toThrow('its end is missing')
  expect(() => readErasedList(lines.slice(0, 2).join('\n'))).toThrow('its end is missing')
  expect(() => readErasedList([lines[0], lines[2]].join('\n'))).toThrow('its end is missing')
  expect(() => readErasedList(['{"id"', ...lines].join('\n'))).toThrow('line 1 is none')
  for (const wrong of ['{}', '{"id":"x","companyId":"y","kind":"candidate","externalIdHash":null}'])
    expect(() => readErasedList([lines[0], wrong, lines[2]].join('\n'))).toThrow('line 2 is none')
})
