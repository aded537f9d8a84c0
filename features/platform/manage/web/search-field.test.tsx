import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a list is searched 300 ms after the last letter, and not between letters', () => {
  const onSearch = vi.fn()
  render(<SearchField label="Name" value="" onSearch={onSearch} />)
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  for (const value of ['H', 'Ha', ' Hai ']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    pass(299)
    expect(onSearch).not.toHaveBeenCalled()
  }
  pass(1)
  expect(onSearch.mock.calls).toEqual([['Hai']])
})

test('a text that the address has before the pause is over is not searched again', () => {
  const onSearch = vi.fn()
  const view = render(<SearchField label="Name" value="" onSearch={onSearch} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Hai' } })
  view.rerender(<SearchField label="Name" value="Hai" onSearch={onSearch} />)
  act(() => void vi.advanceTimersByTime(300))
  expect(onSearch).not.toHaveBeenCalled()
})

test('another address replaces the typed text', () => {
  const view = render(<SearchField label="Name" value="Hai" onSearch={vi.fn()} />)
  view.rerender(<SearchField label="Name" value="" onSearch={vi.fn()} />)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})
