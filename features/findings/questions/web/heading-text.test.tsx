import { expect, test } from 'vitest'
import { headingText } from './heading-text.ts'

test.each([
  ['<p>Name two locks.</p><p>Why?</p>', 'Name two locks. Why?'],
  ['First line<br>second line', 'First line second line'],
  ['<ul><li>one</li><li>two &amp; three</li></ul>', 'one two & three'],
  ['<table><tr><th>a</th><td>b</td></tr></table>', 'a b'],
  ['un<b>broken</b> words', 'unbroken words'],
  ['plain text,\n no marks', 'plain text, no marks'],
])('%s reads as one line', (html, text) => {
  expect(headingText(html)).toBe(text)
})
