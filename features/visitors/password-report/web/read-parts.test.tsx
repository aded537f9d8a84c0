import type { SentFields } from '@candor/testkit/web/fake-api'
import { expect, test, vi } from 'vitest'
import { viewReportReq } from '../../../report/viewings/contract.ts'
import { bringIntoView, openPage } from './page-under-test.tsx'

test('how long each section is in view is told every 15 s, by the tab that holds the same in the report', async () => {
  const told: (string | null)[] = []
  const calls = new Map([
    [
      viewReportReq.path,
      ({ section, startTime, endTime }: SentFields) => {
        told.push(`${section} ${Number(endTime) - Number(startTime)}`)
        return { code: 0, msg: 'ok', data: { logId: 'l' } }
      },
    ],
  ])
  await openPage({ result: { name: '林晓彤' }, calls })
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual([])
  bringIntoView('0')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(told).toEqual(['0 15000'])
  await vi.advanceTimersByTimeAsync(5_000)
  bringIntoView('1.1')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(told).toEqual(['0 15000', '0 5000', '1.1 15000'])
  // What is scrolled past is not read.
  bringIntoView('3')
  await vi.advanceTimersByTimeAsync(500)
  bringIntoView('1.1')
  expect(told).toHaveLength(3)
})
