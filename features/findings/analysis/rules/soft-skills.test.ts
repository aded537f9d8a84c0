import { expect, test } from 'vitest'
import type { LabelGroupScore } from '../contract/ai-data.ts'
import { meanStars, readSoftSkills, showsSoftSkills, starsOf } from './soft-skills.ts'

const all = { single: true }

function factsOf(
  isNotL6: boolean,
  isEnabled: boolean,
  isFinished: boolean,
  hasVideo: boolean,
  isOn: boolean,
) {
  return {
    analysis: { category: isNotL6 ? 2 : 6, isOrdered: true, isStopped: !isOn },
    shown: { details: isEnabled },
    interview: { isFinished, hasVideoQuestions: hasVideo },
  }
}

const bits = [false, true]
const table = bits.flatMap((a) =>
  bits.flatMap((b) =>
    bits.flatMap((c) =>
      bits.flatMap((d) => bits.map((e): [boolean, boolean, boolean, boolean, boolean] => [a, b, c, d, e])),
    ),
  ),
)

test('soft skills show only outside L6, with the analysis enabled, for a finished interview with videos whose L2 score is not stopped [R3-005 R3-006 R3-013]', () => {
  expect(table).toHaveLength(32)
  const shown = table.filter((row) => showsSoftSkills(factsOf(...row)))
  expect(shown).toEqual([[true, true, true, true, true]])
})

test('the analysis by dimensions is enabled by the order as much as by the switch', () => {
  const facts = factsOf(true, true, true, true, true)
  expect(showsSoftSkills({ ...facts, analysis: { ...facts.analysis, isOrdered: false } })).toBe(false)
})

const read = (skill: Omit<LabelGroupScore, 'label'>) =>
  readSoftSkills({ labelGroupScoreList: [{ label: '沟通', ...skill }] }, all)[0]?.score

test.each([
  [{ labelScore: 21.4, labelTotalScore: 25 }, 21.4, 25],
  [{ value: 8.2, total: 10 }, 8.2, 10],
  [{ labelScore: 4, total: 10, value: 9 }, 4, 10],
  [{ labelScore: null, value: 3, labelTotalScore: null, total: 5 }, 3, 5],
  [{ labelScore: 0, value: 3, total: 5 }, 0, 5],
])('score and total each go by either name: %j [R3-014]', (skill, value, outOf) => {
  expect(read(skill)).toEqual({ state: 'scored', value, outOf })
})

test('a score without a total is in stars, of 5 or of 3', () => {
  expect(read({ value: 4 })).toEqual({ state: 'scored', value: 4, outOf: 5 })
  expect(read({ value: 4, total: 0 })).toEqual({ state: 'scored', value: 4, outOf: 5 })
  const [l5] = readSoftSkills({ isL5Position: 1, labelGroupScoreList: [{ label: '沟通', value: 2 }] }, all)
  expect(l5?.score).toEqual({ state: 'scored', value: 2, outOf: 3 })
})

test('a skill that is still analysed or hidden has no number', () => {
  expect(read({ value: -1, total: 5 })).toEqual({ state: 'analysing' })
  expect(read({ total: 5 })).toEqual({ state: 'analysing' })
  const [hidden] = readSoftSkills(
    { labelGroupScoreList: [{ label: '沟通', value: 3 }] },
    { ...all, single: false },
  )
  expect(hidden?.score).toEqual({ state: 'hidden' })
})

test('the mean is in stars of the position, over the scored skills alone', () => {
  const skills = readSoftSkills(
    {
      labelGroupScoreList: [
        { label: 'a', value: 20, total: 25 },
        { label: 'b', value: 3, total: 5 },
        { label: 'c', value: -1, total: 5 },
      ],
    },
    all,
  )
  expect(meanStars(skills, 5)).toBe(3.5)
  expect(meanStars(skills, 3)).toBeCloseTo(2.1)
  expect(meanStars([], 5)).toBe(null)
  expect(starsOf({ value: 8, outOf: 10 }, 5)).toBe(4)
  expect(starsOf({ value: 8, outOf: 10 }, 3)).toBeCloseTo(2.4)
})
