import { expect, test } from 'vitest'
import { jobSilenceMs, jobState } from './job.ts'

const now = new Date('2026-03-14T02:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each([
  ['running', 0, 'running'],
  ['running', jobSilenceMs, 'running'],
  ['running', jobSilenceMs + 1, 'failed'],
  ['done', 10 * jobSilenceMs, 'done'],
  ['failed', 0, 'failed'],
])('a job that says %s and was touched %s ms ago is %s', (state, silentMs, expected) => {
  expect(jobState({ state, touchedAt: ago(silentMs) }, now)).toBe(expected)
})
