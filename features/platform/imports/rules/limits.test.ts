import { expect, test } from 'vitest'
import { isArchiveWithinLimits, isPathWithinLimits } from './limits.ts'

const megabyte = 1024 * 1024

test.each([
  [
    'an ordinary archive of media',
    { entries: 40, listBytes: 4_000, packedBytes: 15 * megabyte, unpackedBytes: 16 * megabyte },
    true,
  ],
  [
    'a small one that packs well',
    { entries: 1, listBytes: 90, packedBytes: 4_000, unpackedBytes: 2 * megabyte },
    true,
  ],
  ['a bomb', { entries: 1, listBytes: 90, packedBytes: megabyte, unpackedBytes: 1000 * megabyte }, false],
  [
    'too many files',
    { entries: 20_001, listBytes: megabyte, packedBytes: megabyte, unpackedBytes: megabyte },
    false,
  ],
  [
    'comments that fill the memory',
    { entries: 9_000, listBytes: 17 * megabyte, packedBytes: 18 * megabyte, unpackedBytes: megabyte },
    false,
  ],
  [
    'too many bytes',
    { entries: 9, listBytes: 900, packedBytes: 1024 * megabyte, unpackedBytes: 4097 * megabyte },
    false,
  ],
])('%s', (_name, measure, expected) => {
  expect(isArchiveWithinLimits(measure)).toBe(expected)
})

test.each([
  [`${'d/'.repeat(32)}bundle.json`, true],
  [`${'d/'.repeat(33)}bundle.json`, false],
  ['n'.repeat(1_000), true],
  ['n'.repeat(1_001), false],
])('a path of 32 folders and 1,000 characters is looked along, a longer one is not', (path, expected) => {
  expect(isPathWithinLimits(path)).toBe(expected)
})
