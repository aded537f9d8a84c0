import { expect, test } from 'vitest'
import { literalFaults } from './literals.ts'

test.each([
  'f({ ...{ name, score }, kind })',
  'f([...[1, 2], 3])',
  "f(...(['a', 'b'] as const))",
  'const page = <Page {...{ title, text }} />',
  'const [first, second] = [1, 2]',
  'export const [yes, no] = [0, 1] as const',
])('a spread or a destructured literal is a fault: %s', (code) => {
  expect(literalFaults('a.tsx', `\n${code}`)).toEqual([expect.stringMatching(/^a\.tsx:2: /)])
})

test.each([
  'f({ ...(isOpen && { name }), kind })',
  'f([...others, 3])',
  'const page = <Page {...{ [attribute]: id }} {...props} />',
  'const [first, second] = [...rows, null]',
  'const { wait, limit } = { ...usual, ...given }',
])('a spread value, and a list without a fixed length, are no fault: %s', (code) => {
  expect(literalFaults('a.tsx', code)).toEqual([])
})
