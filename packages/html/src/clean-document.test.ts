import { describe, expect, test } from 'vitest'
import { cleanDocument } from './clean-document.ts'

const clean = (html: string) => cleanDocument(html).html

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="//evil.example"></iframe>a', 'a'],
  ['an object', '<object data="a.swf"></object><embed src="a">a', 'a'],
  ['a form', '<form action="https://evil.example"><input name="a"><button>send</button></form>', 'send'],
  ['a move to another page', '<meta http-equiv="refresh" content="0;url=https://evil.example">a', 'a'],
  ['a base', '<base href="https://evil.example/">a', 'a'],
  ['a picture from elsewhere', '<img src="https://evil.example/a.png" />a', 'a'],
  ['a drawing that can run', '<svg onload="alert(1)"><script>alert(1)</script></svg>a', 'a'],
  ['a picture that is a drawing', '<img src="data:image/svg+xml;base64,AAAA" />a', 'a'],
])('%s of a document does nothing', (_case, html, cleaned) => {
  expect(clean(html)).toBe(cleaned)
})

test('attributes of layout stay', () => {
  const html =
    '<table class="a" width="100%"><tbody><tr><td colspan="2" style="color:#f00">三</td></tr></tbody></table>'
  expect(clean(html)).toBe(html)
  expect(clean('<ruby>東京<rt>とうきょう</rt></ruby>')).toBe('<ruby>東京<rt>とうきょう</rt></ruby>')
})

describe('a link', () => {
  test('opens beside the report without a referrer', () => {
    const link = clean('<a href="https://shen.example/a" onclick="x()">my work</a>')
    for (const attribute of [
      'href="https://shen.example/a"',
      'target="_blank"',
      'rel="noopener noreferrer"',
    ]) {
      expect(link).toContain(attribute)
    }
    expect(link).not.toContain('onclick')
  })

  test('with a misleading text shows the host that it leads to', () => {
    expect(clean('<a href="https://evil.example/">https://bank.example/</a>')).toContain(
      'https://bank.example/<span class="elsewhere">→ evil.example</span></a>',
    )
  })

  test.each(['javascript:alert(1)', 'data:text/html,a', 'file:///etc/passwd', '//evil.example/'])(
    'to %s leads nowhere',
    (href) => {
      expect(clean(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
    },
  )

  test('within the document stays as it is', () => {
    expect(clean('<p id="b">c</p><a href="#b">a</a>')).toBe('<p id="b">c</p><a href="#b">a</a>')
  })
})

describe('the styles', () => {
  test('stand apart, and fetch nothing', () => {
    const { html, css } = cleanDocument(
      '<style>@import "https://evil.example/a.css"; p{color:red;background:url(https://evil.example/a)}</style><p>a</p>',
    )
    expect(html).toBe('<p>a</p>')
    expect(css).toContain('p{color:red;background:none}')
    expect(css).not.toContain('evil')
  })

  test('cannot end themselves', () => {
    const { css, html } = cleanDocument('<style>p::before{content:"</st\\yle><script>"}</style>a')
    expect(css).not.toContain('<')
    expect(html).not.toContain('script')
  })

  test('of an element fetch nothing', () => {
    expect(clean('<p style="background:url(//evil.example/a)">a</p>')).toBe(
      '<p style="background:none">a</p>',
    )
  })

  test('opened a million times cost no more than their length', () => {
    const { html } = cleanDocument('<style>'.repeat(200_000))
    expect(html).not.toContain('<')
  })
})
