import { expect, test } from 'vitest'
import { isCharacterKey, shortcutGroups, shortcutsThatAct } from './shortcuts.ts'

test('a shortcut that does nothing on the page in view is not listed, nor a group of such ones', () => {
  const shown = shortcutsThatAct(new Set(['help', 'play', 'seek'] as const))
  expect(shown.map(({ group, entries }) => [group, entries.map(({ name }) => name)])).toEqual([
    ['groupReport', ['help']],
    ['groupRecord', ['play', 'seek']],
  ])
  expect(shortcutsThatAct(new Set())).toEqual([])
})

test('no two entries share a key, but for those that Shift tells apart', () => {
  const keys = shortcutGroups
    .flatMap(({ entries }) => [...entries])
    .flatMap((entry) => entry.keys.map((key) => ('modifier' in entry ? `${entry.modifier} ${key}` : key)))
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['j', true],
  ['?', true],
  ['？', true],
  ['1', true],
  ['[', true],
  [' ', false],
  ['ArrowLeft', false],
  ['Escape', false],
  ['F1', false],
])('%j is a single character: %s', (key, isCharacter) => {
  expect(isCharacterKey(key)).toBe(isCharacter)
})
