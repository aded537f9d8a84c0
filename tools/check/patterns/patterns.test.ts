import { expect, test } from 'vitest'
import { findPatterns } from './find-patterns.ts'
import { exemptions, madePatterns, patternFaults } from './patterns.ts'
import { slowestOf } from './time-pattern.ts'

test('the patterns of a file are its literals, and what it gives to RegExp', () => {
  const code = [
    'const half = 1 / 2 / 3',
    "const text = '/a/'",
    'f<X>(/a+/giu)',
    'new RegExp(half)',
    'RegExp(text)',
  ]
  expect(findPatterns('a.ts', code.join('\n'))).toEqual([
    { file: 'a.ts', line: 3, source: 'a+', flags: 'giu' },
    { file: 'a.ts', line: 4, source: null, flags: '' },
    { file: 'a.ts', line: 5, source: null, flags: '' },
  ])
})

test.each([
  String.raw`\s*,\s*`,
  '<[^>]*>',
  String.raw`\/+$`,
  '(?:a+)+b',
  String.raw`^(\d{4})-\d+\s+\d+\s*\s*\s*\d*\s*$`,
  'a+b',
  '(?<=x)(a|aa)+$',
])('a pattern whose time grows faster than the text is found: %s', (source) => {
  expect(slowestOf(source, '')).not.toBe(null)
})

test.each([String.raw`\s,\s`, '<[^<>]*>', String.raw`\/$`, '^a+b', String.raw`^\d+ \w*$`])(
  'a pattern whose time grows with the text is quick: %s',
  (source) => {
    expect(slowestOf(source, '')).toBe(null)
  },
)

test('a slow pattern, one that the code puts together unseen, and a needless exemption are faults', () => {
  const exempted = exemptions.map(({ file, source }) => ({ file, line: 1, source, flags: '' }))
  const made = Object.keys(madePatterns).map((file) => ({ file, line: 1, source: null, flags: '' }))
  const slow = { shape: { before: '', pump: 'a', after: '!' }, length: 500, ms: 120 }
  const faultsOf = (...found: Parameters<typeof patternFaults>[0]) =>
    patternFaults(found, (source) => (source === 'slow' ? slow : null))
  expect(faultsOf(...exempted, ...made)).toEqual([])
  expect(faultsOf(...exempted.slice(1), ...made)).toEqual([expect.stringContaining('is not there')])
  expect(
    faultsOf(
      ...exempted,
      ...made,
      { file: 'x.ts', line: 7, source: 'slow', flags: 'g' },
      { file: 'y.ts', line: 8, source: null, flags: '' },
    ),
  ).toEqual([
    'x.ts:7: /slow/g takes 120 ms for 500 signs, "" + "a…" + "!"',
    'y.ts:8: what this pattern can become stands in no list',
  ])
})
