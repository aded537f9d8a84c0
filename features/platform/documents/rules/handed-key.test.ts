import { expect, test } from 'vitest'
import { type DocumentKey, isHandedOn } from './handed-key.ts'

const press = (key: string, more: Partial<DocumentKey> = {}): DocumentKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
})

test.each(['j', 'K', '1', '?', '？', '[', '/'])('the key %s goes on to the page around a document', (key) => {
  expect(isHandedOn(press(key), false)).toBe(true)
})

test.each(['ArrowDown', 'PageDown', 'Home', 'Enter', 'Tab', 'Escape', 'F5', ' '])(
  'the key %o stays in the document',
  (key) => {
    expect(isHandedOn(press(key), false)).toBe(false)
  },
)

test.each<[string, DocumentKey, boolean]>([
  ['that is typed', press('j'), true],
  ['that the document has taken', press('+', { defaultPrevented: true }), false],
  ['of an input method', press('j', { isComposing: true }), false],
  ['with Ctrl', press('p', { ctrlKey: true }), false],
  ['with Command', press('r', { metaKey: true }), false],
  ['with Alt', press('e', { altKey: true }), false],
])('a key %s stays in the document', (_, key, isTyping) => {
  expect(isHandedOn(key, isTyping)).toBe(false)
})
