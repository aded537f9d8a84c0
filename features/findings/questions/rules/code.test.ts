import { expect, test } from 'vitest'
import { codeLanguage } from '../../../candidates/interviews/rules.ts'
import { grammarOf, lineCount } from './code.ts'

test.each([
  ['Python3', 'python'],
  ['C++', 'cpp'],
  ['C#', 'csharp'],
  [' Node.js ', 'javascript'],
  ['TypeScript', 'typescript'],
  ['Rust', null],
  ['', null],
  [null, null],
])('the language %o is read by the grammar %s', (language, grammar) => {
  expect(grammarOf(language)).toBe(grammar)
})

test('every language that an index names has a grammar', () => {
  const named = [0, 1, 2, 3, 4, 5, 6, 7, 8, 14].map(codeLanguage)
  expect(named.map(grammarOf)).not.toContain(null)
})

test.each([
  ['x', 1],
  ['x\n', 1],
  ['x\r\ny\r\n', 2],
  ['\n\nx', 3],
])('%o has %i lines', (code, count) => {
  expect(lineCount(code)).toBe(count)
})
