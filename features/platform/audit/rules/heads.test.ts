import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { headLine, lossOf, readHeadLine, readMark } from './heads.ts'

const companyId = '0198c1de-7c3a-7b54-9a3e-2f1d0c9b8a76'
const hash = 'ab'.repeat(32)
const at = new Date('2026-03-14T02:00:00Z')

test('a head is one line, and is read back', () => {
  const line = headLine({ companyId, sequence: 12, hash, at }, 'stored')
  expect(line).toBe(`2026-03-14T02:00:00.000Z ${companyId} 12:${hash} stored\n`)
  expect(readHeadLine(line.trimEnd())).toEqual({ companyId, sequence: 12, hash, state: 'stored' })
})

test('a line that was cut off anywhere is none', () => {
  const line = headLine({ companyId, sequence: 12, hash, at }, 'stored').trimEnd()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: line.length - 1 }), (end) => {
      expect(readHeadLine(line.slice(0, end))).toBe(null)
    }),
  )
})

test('a number with its hash is read as people copy it, and nothing else is', () => {
  expect(readMark(` 12:${hash.toUpperCase()}\n`)).toEqual({ sequence: 12, hash })
  for (const text of ['', '12', hash, `12:${hash}0`, `-1:${hash}`, `12 ${hash}`])
    expect(readMark(text)).toBe(null)
})

test('an entry that was written is there, gone, or another one', () => {
  expect(lossOf({ sequence: 3, hash }, hash)).toBe(null)
  expect(lossOf({ sequence: 3, hash }, null)).toEqual({ sequence: 3, why: 'gone' })
  expect(lossOf({ sequence: 3, hash }, 'cd'.repeat(32))).toEqual({ sequence: 3, why: 'rewritten' })
})
