import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DocumentFrame } from './document-frame.tsx'

const heard = vi.fn<(event: KeyboardEvent) => void>()

afterEach(() => {
  window.removeEventListener('keydown', heard)
  heard.mockReset()
})

/** Opens a document, and gives its page for keys to be pressed in; jsdom loads an empty one alone. */
function open(address: string): { frame: HTMLIFrameElement; page: Document } {
  render(<DocumentFrame address={address} title="文档" />)
  window.addEventListener('keydown', heard)
  const frame = screen.getByTitle<HTMLIFrameElement>('文档')
  fireEvent.load(frame)
  if (!frame.contentDocument) throw new Error('the frame has no page')
  return { frame, page: frame.contentDocument }
}

const keys = () => heard.mock.calls.map(([{ key }]) => key)

test('plain keys that are pressed in a document are heard by the page around it, from the frame', () => {
  const { frame, page } = open('about:blank')
  fireEvent.keyDown(page.body, { key: 'j' })
  fireEvent.keyDown(page.body, { key: '2' })
  expect(keys()).toEqual(['j', '2'])
  expect(heard.mock.calls[0]?.[0].target).toBe(frame)
})

test('a key that the page around has taken does nothing more in the document', () => {
  const { page } = open('about:blank')
  heard.mockImplementation((event) => event.preventDefault())
  expect(fireEvent.keyDown(page.body, { key: 'e' })).toBe(false)
  heard.mockImplementation(() => {})
  expect(fireEvent.keyDown(page.body, { key: 'x' })).toBe(true)
})

test('a key that the document uses, that is typed into a field or that has a modifier stays in the document', () => {
  const { page } = open('about:blank')
  page.body.addEventListener('keydown', (event) => event.key === '+' && event.preventDefault())
  fireEvent.keyDown(page.body, { key: '+' })
  fireEvent.keyDown(page.body, { key: 'PageDown' })
  fireEvent.keyDown(page.body, { key: 'p', ctrlKey: true })
  const field = page.body.appendChild(page.createElement('input'))
  field.focus()
  fireEvent.keyDown(field, { key: 'j' })
  expect(keys()).toEqual([])
})

test('a stored page may open links in other tabs and run nothing; the product’s own pdf page may fill the screen', () => {
  const { frame } = open('/file/media/a')
  expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
  ])
  expect(frame.hasAttribute('allow')).toBe(false)
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test.each([
  ['/pdf.html?file=%2Ffile%2Fmedia%2Fa', false],
  [`${location.origin}/pdf.html?file=%2Ffile%2Fmedia%2Fa`, false],
  ['/file/media/pdf.html', true],
  ['/file/media/a?/pdf.html', true],
  ['https://elsewhere.example/pdf.html', true],
])('the frame of %s is closed to scripts: %s', (address, isClosed) => {
  const { frame } = open(address)
  expect(frame.hasAttribute('sandbox')).toBe(isClosed)
  expect(frame.getAttribute('allow')).toBe(isClosed ? null : 'fullscreen')
})
