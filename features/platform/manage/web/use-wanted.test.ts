import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useWanted } from './use-wanted.ts'

function saving() {
  const ends: (() => void)[] = []
  const onChange = vi.fn((_value: string) => new Promise<void>((resolve) => ends.push(resolve)))
  const { result } = renderHook(() => useWanted(onChange))
  return {
    result,
    saved: () => onChange.mock.calls.map(([value]) => value),
    choose: (value: string) => act(() => result.current.change(value)),
    end: () => act(async () => ends.shift()?.()),
  }
}

test('a choice made during a save is saved afterwards, and only the last of several', async () => {
  const { result, saved, choose, end } = saving()
  choose('a')
  choose('b')
  choose('c')
  expect(saved()).toEqual(['a'])
  expect(result.current.wanted).toBe('c')
  await end()
  expect(saved()).toEqual(['a', 'c'])
  expect(result.current.wanted).toBe('c')
  await end()
  expect(saved()).toEqual(['a', 'c'])
  expect(result.current.wanted).toBe(null)
  choose('a')
  expect(saved()).toEqual(['a', 'c', 'a'])
})

test('a choice that is chosen again during its save is saved once', async () => {
  const { result, saved, choose, end } = saving()
  for (const value of ['a', 'b', 'a']) choose(value)
  await end()
  expect(saved()).toEqual(['a'])
  expect(result.current.wanted).toBe(null)
})
