import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml, html, jsonInScript } from './html.ts'

test('a template escapes each value and keeps its own HTML', () => {
  const name = '</script><b onclick="x">&'
  const inner = html`<b title="${name}">${name}</b>`
  const escaped = '&lt;/script&gt;&lt;b onclick=&quot;x&quot;&gt;&amp;'
  expect(html`<p>${inner}${null}${false}${[html`<i>1</i>`, 2]}</p>`.text).toBe(
    `<p><b title="${escaped}">${escaped}</b><i>1</i>2</p>`,
  )
})

test('no text ends a script element or changes in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = jsonInScript({ text: `</script>${text}\u2028` }).text
      expect(written).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(written)).toEqual({ text: `</script>${text}\u2028` })
    }),
  )
})

test('text for XML loses the characters that XML does not have', () => {
  expect(escapeXml('a\u0000\u0008\uD800<b> & "c\' \u{1F600}')).toBe(
    'a&lt;b&gt; &amp; &quot;c&apos; \u{1F600}',
  )
})
