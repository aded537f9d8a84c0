import { expect, test } from 'vitest'
import { isArchiveWithinLimits } from './limits.ts'

const megabyte = 1024 * 1024

test.each([
  [
    'an ordinary archive of media',
    { entries: 40, packedBytes: 15 * megabyte, unpackedBytes: 16 * megabyte },
    true,
  ],
  ['a small one that packs well', { entries: 1, packedBytes: 4_000, unpackedBytes: 2 * megabyte }, true],
  ['a bomb', { entries: 1, packedBytes: megabyte, unpackedBytes: 1000 * megabyte }, false],
  ['too many files', { entries: 20_001, packedBytes: megabyte, unpackedBytes: megabyte }, false],
  ['too many bytes', { entries: 9, packedBytes: 1024 * megabyte, unpackedBytes: 4097 * megabyte }, false],
])('%s', (_name, measure, expected) => {
  expect(isArchiveWithinLimits(measure)).toBe(expected)
})
