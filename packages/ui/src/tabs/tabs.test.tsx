import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CountBadge } from '../count-badge.tsx'
import { ToastProvider } from '../overlays/toast.tsx'
import { renderPart } from '../test-words.tsx'
import { tabId } from './tab-row.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { value: 'resume', label: 'Resume' },
  { value: 'remarks', label: 'Remarks', count: 150 },
  { value: 'integrity', label: 'Anti-cheating', count: 2, isWarn: true },
]

function Report({ onChange }: { onChange: (value: string) => void }) {
  const [tab, setTab] = useState('resume')
  function handleChange(value: string) {
    setTab(value)
    onChange(value)
  }
  return (
    <ToastProvider>
      <Tabs label="Report" items={items} value={tab} onChange={handleChange} panelId="panel" />
      <div role="tabpanel" id="panel" aria-labelledby={tabId('panel', tab)} />
    </ToastProvider>
  )
}

test.each([
  [99, '99'],
  [100, '99+'],
  [150, '99+'],
])('a count of %i reads %s [R9-060]', (count, text) => {
  const { container } = renderPart(<CountBadge count={count} />)
  expect(container.textContent).toBe(text)
})

test('a tab is chosen by pressing it, and names the panel', async () => {
  const handleChange = vi.fn()
  renderPart(<Report onChange={handleChange} />)
  await userEvent.click(screen.getByRole('tab', { name: /Anti-cheating/ }))
  expect(handleChange).toHaveBeenCalledWith('integrity')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Anti-cheating')
  expect(screen.getByRole('tabpanel', { name: /Anti-cheating/ })).toBeTruthy()
})

test('arrows, Home and End move the focus round the row without choosing; Enter chooses', async () => {
  const handleChange = vi.fn()
  renderPart(<Report onChange={handleChange} />)
  await userEvent.tab()
  const focusAfter = async (key: string) => {
    await userEvent.keyboard(key)
    return document.activeElement?.getAttribute('data-value')
  }
  expect(await focusAfter('{ArrowLeft}')).toBe('integrity')
  expect(await focusAfter('{ArrowRight}')).toBe('resume')
  expect(await focusAfter('{End}')).toBe('integrity')
  expect(await focusAfter('{Home}')).toBe('resume')
  expect(await focusAfter('{ArrowRight}')).toBe('remarks')
  expect(handleChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(handleChange).toHaveBeenCalledWith('remarks')
})

test('only the chosen tab is a stop of the Tab key', () => {
  renderPart(<Report onChange={() => undefined} />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

test('an amber count says in words that it needs judgement', () => {
  renderPart(<Report onChange={() => undefined} />)
  expect(screen.getByRole('tab', { name: 'Anti-cheating 2 needs judgement' })).toBeTruthy()
})

describe('a row that does not fit', () => {
  const scrollBy = vi.fn()
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1_000)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
    Element.prototype.scrollBy = scrollBy
    // As a browser does, it calls once of itself when the page has been laid out.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #onResize: (entries: unknown[]) => void
        constructor(onResize: (entries: unknown[]) => void) {
          this.#onResize = onResize
        }
        observe() {
          this.#onResize([])
        }
        disconnect() {}
      },
    )
  })
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollBy')
  })

  test('has an arrow at either end for the mouse, and rests where there is nothing further', () => {
    const { container } = renderPart(<Report onChange={() => undefined} />)
    const [back, on] = container.querySelectorAll<HTMLButtonElement>('button.arrow')
    expect([back?.disabled, on?.disabled]).toEqual([true, false])
    on?.click()
    expect(scrollBy).toHaveBeenCalledWith({ left: 320, behavior: 'smooth' })
    expect([back?.tabIndex, back?.getAttribute('aria-hidden')]).toEqual([-1, 'true'])
  })

  test('has a list of all tabs beside it, which names the chosen one and chooses another', async () => {
    const handleChange = vi.fn()
    renderPart(<Report onChange={handleChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'All tabs' }))
    const listed = await screen.findAllByRole('menuitemradio')
    expect(listed.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Resume', 'true'],
      ['Remarks', 'false'],
      ['Anti-cheating', 'false'],
    ])
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Anti-cheating' }))
    expect(handleChange).toHaveBeenCalledWith('integrity')
  })

  test('the button of the list is busy and keeps the focus until the list has come', async () => {
    renderPart(<Report onChange={() => undefined} />)
    const button = await screen.findByRole('button', { name: 'All tabs' })
    button.focus()
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3)
  })
})

test('a row that fits has neither arrows nor a list', () => {
  const { container } = renderPart(<Report onChange={() => undefined} />)
  expect(container.querySelector('button.arrow')).toBe(null)
  expect(screen.queryByRole('button', { name: 'All tabs' })).toBe(null)
})
