import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNameCursor, writeNameCursor } from './name-cursor.ts'

test('a written cursor is read back with any name', () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), (name, id) => {
      expect(readNameCursor(writeNameCursor({ name, id }))).toEqual({ name, id })
    }),
  )
})

test.each([undefined, '', 'Zhou', 'no-uuid_Zhou'])('%j begins at the start', (text) => {
  expect(readNameCursor(text)).toBeNull()
})
