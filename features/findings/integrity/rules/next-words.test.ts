import { expect, test } from 'vitest'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { readRecording } from '../../recording/rules/recording.ts'
import { picturesNear } from './monitor.ts'
import { nextWords } from './next-words.ts'

const recording = readRecording(anInterview([anAnswer('q1', 5_000), anAnswer('q2', 30_000)]))

test('the next words are the next ones of the session, in any answer', () => {
  expect(nextWords(recording, 0)?.text).toBe('First of q1.')
  expect(nextWords(recording, 5_001)?.text).toBe('Second of q1.')
  expect(nextWords(recording, 20_000)).toMatchObject({ question: 2, startMs: 30_000, text: 'First of q2.' })
  expect(nextWords(recording, 34_001)).toBe(null)
})

test('the nearest picture of each monitor is taken, and none more than a minute away', () => {
  const picture = (monitor: 'computer' | 'phone' | 'screen', takenAt: number | null) => ({
    monitor,
    address: `/${monitor}-${takenAt}`,
    takenAt,
  })
  const pictures = [
    picture('computer', 0),
    picture('computer', 90_000),
    picture('phone', 161_000),
    picture('screen', 130_000),
    picture('screen', null),
  ]
  expect(picturesNear(pictures, 100_000).map(({ address }) => address)).toEqual([
    '/computer-90000',
    '/screen-130000',
  ])
  expect(picturesNear(pictures, null)).toEqual([])
})
