import { expect, test } from 'vitest'
import { iconFault } from './icon.ts'

test('a file is measured as the data address that it becomes', () => {
  const head = 'data:image/png;base64,'.length
  expect(iconFault({ type: 'image/png', size: 3 }, head + 4)).toBeNull()
  expect(iconFault({ type: 'image/png', size: 4 }, head + 4)).toBe('tooLarge')
})

test.each(['image/jpeg', 'text/html', ''])('a file of the kind %j is no mark', (type) => {
  expect(iconFault({ type, size: 1 }, 8_000)).toBe('wrongKind')
})
