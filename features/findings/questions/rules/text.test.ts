import { expect, test } from 'vitest'
import { isQuestionFolded } from './text.ts'

test('a question’s text is collapsed above 170 px, not at 170 [R9-057]', () => {
  expect(isQuestionFolded(170)).toBe(false)
  expect(isQuestionFolded(171)).toBe(true)
})
