import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages } from '../../messages/en.ts'
import { findBar, type Search } from './find-bar.ts'

const onFind = vi.fn<(search: Search) => void>()
const onClose = vi.fn()

beforeEach(() => {
  onFind.mockReset()
  onClose.mockReset()
})

function open() {
  const bar = findBar(messages.pdf, onFind, onClose)
  document.body.replaceChildren(bar.element)
  bar.open()
  return { bar, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Find' }) }
}

const count = () => screen.getByRole('status').textContent
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

test('finds while it is typed in, and tells which place of how many is in view', async () => {
  const { bar, user } = open()
  await user.keyboard('ab')
  expect(onFind.mock.calls.map(([{ query }]) => query)).toEqual(['a', 'ab'])
  bar.show({ state: 'searching', current: 0, total: 0 })
  expect(count()).toBe('Searching')
  bar.show({ state: 'found', current: 2, total: 17 })
  expect(count()).toBe('2 / 17')
})

test('Enter goes to the next place, Shift+Enter to the one before, as the buttons do', async () => {
  const { bar, user } = open()
  await user.keyboard('a')
  bar.show({ state: 'found', current: 1, total: 3 })
  onFind.mockReset()
  await user.keyboard('{Enter}')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Next match' }))
  await user.click(screen.getByRole('button', { name: 'Previous match' }))
  expect(onFind.mock.calls.map(([{ type, findPrevious }]) => [type, findPrevious])).toEqual([
    ['again', false],
    ['again', true],
    ['again', false],
    ['again', true],
  ])
})

test.each([
  ['none', 'Not found'],
  ['noText', 'This is a scan without text to search'],
] as const)(
  'a search without matches (%s) says so in words, and both step buttons are off',
  async (state, words) => {
    const { bar, user, field } = open()
    await user.keyboard('zebra')
    bar.show({ state, current: 0, total: 0 })
    expect(count()).toBe(words)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect([isOff('Next match'), isOff('Previous match')]).toEqual([true, true])
  },
)

test('an empty field finds nothing and complains of nothing', async () => {
  const { bar, user, field } = open()
  await user.keyboard('a{Backspace}')
  bar.show({ state: 'none', current: 0, total: 0 })
  expect([count(), field.getAttribute('aria-invalid')]).toEqual(['', 'false'])
  onFind.mockReset()
  await user.keyboard('{Enter}')
  expect(onFind).not.toHaveBeenCalled()
})

test('Esc closes it; opened again it finds the same once more', async () => {
  const { bar, user } = open()
  await user.keyboard('ledger{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('textbox')).toBeNull()
  onFind.mockReset()
  bar.open()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(onFind).toHaveBeenCalledWith({ query: 'ledger', type: '', findPrevious: false })
})
