import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOpened } from './use-opened.ts'

test('an act that ends closes its own sheet, and not one that was opened meanwhile', () => {
  const { result } = renderHook(() => useOpened<'rename' | 'remove'>())
  act(() => result.current.open('remove'))
  const { close } = result.current
  act(() => result.current.close())
  expect(result.current.opened).toBe(null)
  for (const name of ['rename', 'remove'] as const) {
    act(() => result.current.open(name))
    act(close)
    expect(result.current.opened).toBe(name)
  }
  act(() => result.current.close())
  expect(result.current.opened).toBe(null)
})
