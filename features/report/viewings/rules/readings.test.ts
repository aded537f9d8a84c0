import { expect, test } from 'vitest'
import { compareReadings } from './readings.ts'

const place = (tab: number) => tab * 10
const read = (section: string, viewedMs: number) => ({ section, viewedMs })

test('the sections that were read stand in the order of the tabs, measured by the longest time of one', () => {
  const shares = [[read('22', 15_000), read('1.1', 90_000), read('0', 30_000)], [read('1.0', 120_000)], []]
  expect(compareReadings(shares, place)).toEqual({ sections: ['0', '1.0', '1.1', '22'], longestMs: 120_000 })
})

test('a comparison of more than six sections keeps those that were read longest over all shares', () => {
  const shares = [
    ['0', '1.0', '1.1', '2', '3', '4', '5'].map((section, index) => read(section, 10_000 + index)),
    [read('0', 1_000)],
  ]
  const { sections, longestMs } = compareReadings(shares, place)
  expect(sections).toEqual(['0', '1.1', '2', '3', '4', '5'])
  expect(longestMs).toBe(10_006)
})

test('shares without readings have nothing to compare', () => {
  expect(compareReadings([[], []], place)).toEqual({ sections: [], longestMs: 0 })
})
