import { escapeHtml } from '@candor/kernel/escape-html'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textAsHtml } from './text-as-html.ts'

test('text never becomes a tag', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"]/)
    }),
  )
  expect(textAsHtml('a < b\n  <script>alert(1)</script>\n')).toBe(
    '<pre class="text">a &lt; b\n  &lt;script&gt;alert(1)&lt;/script&gt;</pre>',
  )
})
