import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

test('a cursor is read back as it was written', () => {
  const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.uuid(), (appliedAt, candidateId) => {
      expect(readCursor(writeCursor({ appliedAt, candidateId }))).toEqual({ appliedAt, candidateId })
    }),
  )
})

test.each([undefined, '', 'x', "1_'; drop table candidate", `1_${'-'.repeat(36)}`])(
  'text that is no cursor begins at the start: %j',
  (text) => {
    expect(readCursor(text)).toBe(null)
  },
)
