import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useTheme } from './theme.ts'

const shownTheme = () => document.documentElement.getAttribute('data-theme')

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'system'],
  [null, 'system'],
])('a saved theme of %s is read as %s', (saved, theme) => {
  if (saved) localStorage.setItem('candor.theme', saved)
  expect(renderHook(useTheme).result.current.theme).toBe(theme)
})

test('closed storage is read as system and refuses a save quietly; the choice lasts for the page', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed })
  const { result } = renderHook(useTheme)
  expect(result.current.theme).toBe('system')
  act(() => result.current.setTheme('dark'))
  expect([result.current.theme, shownTheme()]).toEqual(['dark', 'dark'])
  vi.unstubAllGlobals()
  act(() => result.current.setTheme('system'))
})

test('system leaves the choice to the browser', () => {
  const { result } = renderHook(useTheme)
  act(() => result.current.setTheme('dark'))
  expect(shownTheme()).toBe('dark')
  act(() => result.current.setTheme('system'))
  expect(shownTheme()).toBe(null)
})

test('a choice is saved, shown on the page and followed by every user of it', () => {
  const first = renderHook(useTheme)
  const second = renderHook(useTheme)
  act(() => first.result.current.setTheme('dark'))
  expect(second.result.current.theme).toBe('dark')
  expect(localStorage.getItem('candor.theme')).toBe('dark')
  expect(shownTheme()).toBe('dark')
  act(() => first.result.current.setTheme('system'))
  expect(shownTheme()).toBe(null)
})

test('a choice made in another window is followed', () => {
  const { result } = renderHook(useTheme)
  localStorage.setItem('candor.theme', 'light')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'candor.theme' }))
  })
  expect([result.current.theme, shownTheme()]).toEqual(['light', 'light'])
})
