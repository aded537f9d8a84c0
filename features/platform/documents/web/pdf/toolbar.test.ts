import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { toolbar } from './toolbar.ts'

const acts = { goTo: vi.fn(), zoomTo: vi.fn(), fitTo: vi.fn(), rotate: vi.fn(), find: vi.fn() }

function show(fullScreen: (() => void) | null = null, say = en.pdf) {
  const bar = toolbar(say, 12, { ...acts, fullScreen })
  document.body.replaceChildren(bar.element)
  bar.showScale(1)
  bar.showFit('width')
  return { bar, user: userEvent.setup() }
}

beforeEach(() => {
  for (const act of Object.values(acts)) act.mockReset()
})

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

test('a page number that is typed leads there; any other gives way to the page in view', async () => {
  const { bar, user } = show()
  bar.showPage(3)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Page number, of 12' })
  expect(field.value).toBe('3')
  await user.clear(field)
  await user.type(field, '11')
  await user.tab()
  expect(acts.goTo).toHaveBeenCalledWith(11)
  for (const wrong of ['0', '13', '2.5', 'x']) {
    await user.clear(field)
    await user.type(field, wrong)
    await user.tab()
    expect(field.value).toBe('3')
  }
  expect(acts.goTo).toHaveBeenCalledTimes(1)
})

test('every control is reached by Tab, in its order', async () => {
  const { user } = show(() => {})
  const names: (string | null | undefined)[] = []
  for (let press = 0; press < 8; press += 1) {
    await user.tab()
    names.push(document.activeElement?.getAttribute('aria-label'))
  }
  expect(names).toEqual([
    'Page number, of 12',
    'Zoom out',
    'Zoom in',
    'Fit to width',
    'Whole page',
    'Rotate clockwise',
    'Find',
    'Full screen',
  ])
})

test('the zoom goes by steps from the fitted scale, and its buttons end at the limits', async () => {
  const { bar, user } = show()
  bar.showScale(1.38)
  expect(screen.getByRole('status', { name: 'Zoom' }).textContent).toBe('138%')
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(acts.zoomTo).toHaveBeenLastCalledWith(1.5)
  bar.showScale(5)
  expect(screen.getByRole('button', { name: 'Zoom in' }).ariaDisabled).toBe('true')
})

test('plus, minus and 0 are keys for it; any other key is not taken', () => {
  const { bar } = show()
  expect(['+', '=', '-', '0', 'j', 'ArrowDown'].map(bar.press)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(acts.zoomTo.mock.calls).toEqual([[1.25], [1.25], [0.8]])
  expect(acts.fitTo).toHaveBeenCalledWith('width')
})

test('the way of fitting is told, and none after a zoom', () => {
  const { bar } = show()
  expect([pressed('Fit to width'), pressed('Whole page')]).toEqual(['true', 'false'])
  bar.showFit('page')
  expect([pressed('Fit to width'), pressed('Whole page')]).toEqual(['false', 'true'])
  bar.showFit(null)
  expect([pressed('Fit to width'), pressed('Whole page')]).toEqual(['false', 'false'])
})

test('full screen is offered only where the browser has it', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
  show(() => {})
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy()
})

test.each([
  ['PDF 工具栏', cn.pdf],
  ['PDF 工具列', zhTW.pdf],
])('speaks the language of the page: %s', (name, say) => {
  show(null, say)
  expect(screen.getByRole('group', { name })).toBeTruthy()
  for (const button of screen.getAllByRole('button')) expect(button.title).not.toMatch(/[a-z]/i)
})
