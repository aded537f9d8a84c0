import { expect, test } from 'vitest'
import { externalIdOfName } from './external-id.ts'

test.each([
  ['Acme', 'acme'],
  ['  Müller & Söhne GmbH ', 'muller-sohne-gmbh'],
  ['海岚支付', null],
  ['x'.repeat(80), 'x'.repeat(60)],
])('%s becomes %s', (name, expected) => {
  expect(externalIdOfName(name)).toBe(expected)
})
