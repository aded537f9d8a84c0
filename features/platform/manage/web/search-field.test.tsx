import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a list is searched 300 ms after the last letter, and not between letters', () => {
  const onSearch = vi.fn()
  render(<SearchField label="Name" onSearch={onSearch} />)
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  for (const value of ['H', 'Ha', ' Hai ']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    pass(299)
    expect(onSearch).not.toHaveBeenCalled()
  }
  pass(1)
  expect(onSearch.mock.calls).toEqual([['Hai']])
})
