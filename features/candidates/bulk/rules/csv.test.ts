import { expect, test } from 'vitest'
import { csvRow, looksLikeFormula } from './csv.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '"=1"',
  "'=1",
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\u3000=1',
  '\u200B=1',
  '“=1”',
])('the cell %j goes out as text', (text) => {
  expect(looksLikeFormula(text)).toBe(true)
  expect(csvRow([text]).replace(/^"/, '').startsWith("'")).toBe(true)
})

test.each(['苏晴岚', 'Su Qinglan', '4.3', 'a=b', '2026-11-30', ''])('the cell %j stays as it is', (text) => {
  expect(csvRow([text])).toBe(`${text}\r\n`)
})

test('quotes, commas and line ends stay within their cell', () => {
  expect(csvRow(['a"b', 'c,d', 'e\nf', 'g'])).toBe('"a""b","c,d","e\nf",g\r\n')
})
