import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyTheme, readTheme, saveTheme, themeKey, useTheme } from './theme.ts'

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'system'],
  [null, 'system'],
])('a saved theme of %s is read as %s', (saved, theme) => {
  expect(readTheme({ getItem: (key) => (key === themeKey ? saved : null) })).toBe(theme)
})

test('closed storage is read as system and refuses a save quietly', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed')
    },
  }
  expect(readTheme(closed)).toBe('system')
})

test('system leaves the choice to the browser', () => {
  const root = document.createElement('html')
  applyTheme('dark', root)
  expect(root.getAttribute('data-theme')).toBe('dark')
  applyTheme('system', root)
  expect(root.hasAttribute('data-theme')).toBe(false)
})

test('a choice is saved, shown on the page and followed by every user of it', () => {
  const first = renderHook(useTheme)
  const second = renderHook(useTheme)
  act(() => first.result.current.setTheme('dark'))
  expect(second.result.current.theme).toBe('dark')
  expect(localStorage.getItem('candor.theme')).toBe('dark')
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
  act(() => first.result.current.setTheme('system'))
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
})

test('a choice made in another window is followed', () => {
  const { result } = renderHook(useTheme)
  localStorage.setItem(themeKey, 'light')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey }))
  })
  expect(result.current.theme).toBe('light')
  saveTheme('system', localStorage)
  document.documentElement.removeAttribute('data-theme')
})
