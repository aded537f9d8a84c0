import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../inputs/button.tsx'
import { Select } from '../inputs/select.tsx'
import { renderPart } from '../test-words.tsx'
import { Menu, MenuChoice, MenuItem } from './menu.tsx'
import { pageLeft } from './notice.ts'
import { Sheet } from './sheet.tsx'
import { ToastProvider, useToasts } from './toast.tsx'

function Notifier({ kind }: { kind: 'success' | 'danger' }) {
  const { notify } = useToasts()
  return <Button onClick={() => notify({ kind, text: 'There is no next candidate' })}>Next</Button>
}

test('a notice appears in a live region and can be closed', async () => {
  renderPart(
    <ToastProvider>
      <Notifier kind="success" />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  const region = await screen.findByRole('region', { name: 'Notifications' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  await waitFor(() => expect(region.textContent).toContain('There is no next candidate'))
  expect(screen.getAllByText('There is no next candidate')).toHaveLength(1)
})

test('a danger is announced at once', async () => {
  renderPart(
    <ToastProvider>
      <Notifier kind="danger" />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect((await screen.findByRole('alert')).textContent).toContain('There is no next candidate')
})

test('a notice goes with its page, and one of the act that led on goes along', async () => {
  renderPart(
    <ToastProvider>
      <Notifier kind="success" />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('There is no next candidate')
  act(() => void dispatchEvent(new Event(pageLeft)))
  expect(screen.queryByText('There is no next candidate')).toBeTruthy()
  const later = performance.now() + 1500
  vi.spyOn(performance, 'now').mockReturnValue(later)
  act(() => void dispatchEvent(new Event(pageLeft)))
  await waitFor(() => expect(screen.queryByText('There is no next candidate')).toBe(null))
})

test('Select shows its choice and tells of another, but not of a closed one', async () => {
  const handleChange = vi.fn()
  const items = [
    { value: '1', label: 'First' },
    { value: '2', label: 'Second' },
    { value: '3', label: 'Third', isDisabled: true },
  ]
  renderPart(<Select label="Interview" items={items} value="1" onChange={handleChange} />)
  const trigger = screen.getByRole('combobox', { name: 'Interview' })
  expect(trigger.textContent).toContain('First')
  await userEvent.click(trigger)
  expect((await screen.findByRole('option', { name: 'Third' })).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(handleChange).toHaveBeenCalledWith('2'))
})

test('Select puts no style element on the page, which the content security policy would refuse', async () => {
  renderPart(
    <Select label="Interview" items={[{ value: '1', label: 'First' }]} value="1" onChange={() => {}} />,
  )
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('option', { name: 'First' })
  expect([...document.querySelectorAll('style')].filter((style) => /base-ui/.test(style.outerHTML))).toEqual(
    [],
  )
})

test('Menu runs the chosen action and offers one of several', async () => {
  const handleShare = vi.fn()
  const handleLocale = vi.fn()
  const locales = [
    { value: 'en', label: 'English' },
    { value: 'cn', label: '简体中文' },
  ]
  renderPart(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={handleShare}>Share</MenuItem>
      <MenuChoice items={locales} value="en" onChange={handleLocale} />
    </Menu>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect((await screen.findByRole('menuitemradio', { name: 'English' })).getAttribute('aria-checked')).toBe(
    'true',
  )
  await userEvent.click(screen.getByRole('menuitemradio', { name: '简体中文' }))
  expect(handleLocale).toHaveBeenCalledWith('cn')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }))
  expect(handleShare).toHaveBeenCalledOnce()
})

function SheetPage({ children = 'Seven days' }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Sheet title="Share" isOpen={isOpen} onOpenChange={setIsOpen}>
        {children}
      </Sheet>
    </>
  )
}

test('Sheet takes the focus, closes on Esc and gives the focus back', async () => {
  renderPart(<SheetPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const sheet = await screen.findByRole('dialog', { name: 'Share' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Open')
})

const name = <input key="name" aria-label="Name" />
const way = <input type="radio" key="way" aria-label="By mail" />
test.each([
  ['a field to type into', name, 'Name'],
  ['a choice before its field', [way, name], 'Close'],
  ['a field that only shows', <input key="code" aria-label="Code" readOnly />, 'Close'],
])('a Sheet that begins with %s has the focus where it is of use', async (_, children, focused) => {
  renderPart(<SheetPage>{children}</SheetPage>)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Share' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(focused)))
})

test('on a touch screen no Sheet brings up the keyboard as it opens', async () => {
  const heard = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)', ...heard }))
  renderPart(<SheetPage>{name}</SheetPage>)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Share' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Close')))
})
