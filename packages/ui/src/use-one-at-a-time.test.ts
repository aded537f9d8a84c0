import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOneAtATime } from './use-one-at-a-time.ts'

test('a second press does nothing while the first is at work, even before the page is drawn anew', async () => {
  let finish = (_word: string) => {}
  const run = vi.fn((_name: string) => new Promise<string>((resolve) => (finish = resolve)))
  const { result } = renderHook(() => useOneAtATime(run))
  const [start] = result.current
  let [first, second]: Promise<string | null>[] = []
  act(() => {
    first = start('one')
    second = start('two')
  })
  expect(result.current[1]).toBe(true)
  await act(async () => finish('done'))
  expect([await first, await second]).toEqual(['done', null])
  expect(result.current[1]).toBe(false)
  expect(run.mock.calls).toEqual([['one']])
})

test('after a failure, which its caller gets, it can be done again', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('done')
  const { result } = renderHook(() => useOneAtATime(run))
  await act(() => expect(result.current[0]()).rejects.toThrow('gone'))
  expect(result.current[1]).toBe(false)
  expect(await act(() => result.current[0]())).toBe('done')
})
