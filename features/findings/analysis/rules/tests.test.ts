import { expect, test } from 'vitest'
import { holdsAnalysis, withTestResults } from './tests.ts'

test('results of tests alone are no analysis, and take nothing from one', () => {
  const mental = { mentalScore: { score: 4 } }
  expect(holdsAnalysis({ ...mental, characterScore: { social: 70 }, reportDim: 1 })).toBe(false)
  expect(holdsAnalysis({ ...mental, aiAllScore: -1 })).toBe(true)
  expect(withTestResults({ aiAllScore: 4.2, mentalScore: { score: 1 } }, [mental])).toEqual({
    aiAllScore: 4.2,
    mentalScore: { score: 4 },
  })
})

test('without a test the AI data stay as they came, and nothing stays nothing', () => {
  expect(withTestResults(null, [])).toBe(null)
  expect(withTestResults({ aiAllScore: 4.2 }, [])).toEqual({ aiAllScore: 4.2 })
  expect(withTestResults(null, [{ reportDim: 1 }])).toEqual({ reportDim: 1 })
})
