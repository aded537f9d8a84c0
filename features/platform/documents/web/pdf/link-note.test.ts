import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { noteLinks } from './link-note.ts'

function open() {
  const container = document.createElement('div')
  container.innerHTML = '<p>text</p><a href="https://evil.example/" title="leads to evil.example"></a>'
  const note = noteLinks(container)
  document.body.replaceChildren(container, note)
  const [text, link] = container.children
  if (!text || !link) throw new Error('nothing to point at')
  return { container, note, text, link }
}

test('a link says where it leads while the pointer or the focus is on it', () => {
  const { container, note, text, link } = open()
  expect(note.hidden).toBe(true)
  fireEvent.pointerOver(link)
  expect([note.hidden, note.textContent]).toEqual([false, 'leads to evil.example'])
  fireEvent.pointerOver(text)
  expect(note.hidden).toBe(true)
  fireEvent.focusIn(link)
  expect(note.hidden).toBe(false)
  fireEvent.focusIn(text)
  expect(note.hidden).toBe(true)
  fireEvent.pointerOver(link)
  fireEvent.pointerLeave(container)
  expect(note.hidden).toBe(true)
})
