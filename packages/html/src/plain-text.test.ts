import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>What of <b>idempotency</b>?</p><p>And  of\nretries?</p>', 'What of idempotency?\nAnd of retries?'],
  ['<ul><li>one</li><li>two &amp; three</li></ul>', '• one\n• two & three'],
  ['<pre>if (a) {\n  b()\n}</pre>', 'if (a) {\n  b()\n}'],
  ['<table><tr><th>a</th><td>b</td></tr></table>', 'a  b'],
  ['plain text, no marks', 'plain text, no marks'],
  ['', ''],
])('%s reads as text', (html, text) => {
  expect(plainText(html)).toBe(text)
})
