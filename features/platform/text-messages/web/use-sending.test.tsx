import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSending } from './use-sending.ts'

test('another code waits as long as it was said, also where the clock is set back meanwhile', async () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useSending(async () => ({ resendSeconds: 60 })))
  await act(() => result.current.start())
  expect(result.current.left).toBe(60)
  vi.setSystemTime(Date.now() - 3_600_000)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(result.current.left).toBe(50)
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(result.current.left).toBe(0)
})
