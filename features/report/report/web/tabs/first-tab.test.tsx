import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listInterviewInfos } from '../../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import { answer, infoOf, interviews } from '../calls-under-test.ts'
import { open } from '../opened-page-under-test.tsx'
import { isSelected, preparePage, tab, whole } from '../page-under-test.ts'

preparePage()

/** Opens the page without a tab in its address, and lets the wait for the first one pass. */
async function openFirst(address = whole) {
  vi.useFakeTimers()
  const opened = open(address)
  await act(() => vi.advanceTimersByTimeAsync(800))
  vi.useRealTimers()
  return opened
}

test('the first tab is chosen after 800 ms without one in the address: AI report when finished [R4-004 R4-006 R9-054 P4-065]', async () => {
  vi.useFakeTimers()
  const { place } = open(whole)
  await act(() => vi.advanceTimersByTimeAsync(799))
  expect(screen.getAllByRole('tab').length).toBeGreaterThan(1)
  expect(screen.queryByRole('tab', { selected: true })).toBe(null)
  expect(screen.queryByRole('tabpanel')).toBe(null)
  expect(place().activeIndex).toBe(undefined)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(place().activeIndex).toBe(1)
  vi.useRealTimers()
  expect(await screen.findByText(/AI 内容 1 true/)).toBeTruthy()
  expect(place()).toMatchObject({ activeIndex: 1, inner: 1 })
})

test('a tab that is chosen as the wait for the first one ends stays open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { place } = open(whole)
  const resume = await tab('简历')
  // The page is not drawn with the new address before the wait is over.
  await act(async () => {
    fireEvent.click(resume)
    vi.advanceTimersByTime(800)
  })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(place().activeIndex).toBe(0)
  expect(await isSelected('简历')).toBe(true)
})

test('a tab in the address that cannot be read gives its place to the first one', async () => {
  const { place } = await openFirst(`${whole}&activeIndex=abc`)
  await waitFor(() => expect(place()).toMatchObject({ activeIndex: 1, inner: 1 }))
  expect(await isSelected('AI 面试')).toBe(true)
})

test('an unfinished interview opens on the first tab', async () => {
  answer(interviewInfo, infoOf({ interview_status: 'doing' }))
  const { place } = await openFirst()
  await waitFor(() => expect(place().activeIndex).toBe(0))
})

test('work-sync AI data make an interview of any status finished: in its tabs, its record and its header [R4-002]', async () => {
  const synced = { interview_status: 'doing', transferWorkSyncAiData: 1 }
  answer(interviewInfo, infoOf(synced))
  answer(
    listInterviewInfos,
    interviews.slice(1, 2).map((interview) => ({ ...interview, ...synced })),
  )
  const { place } = await openFirst()
  await waitFor(() => expect(place()).toMatchObject({ activeIndex: 1, inner: 1 }))
  expect(await screen.findByText(/AI 内容 1 true/)).toBeTruthy()
  expect(await screen.findByText('已完成')).toBeTruthy()
  expect(screen.queryByText('进行中')).toBe(null)
})
