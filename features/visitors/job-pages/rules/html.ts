import { escapeHtml } from '@candor/kernel/escape-html'

/** Text that is HTML already. Only `html` and `trusted` make it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HtmlValue = Html | string | number | null | false | readonly HtmlValue[]

function textOf(value: HtmlValue): string {
  if (value === null || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(textOf).join('')
  return escapeHtml(String(value))
}

/** HTML from a template: each value is escaped, a list is joined, and null and false draw nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + textOf(values[index] ?? null)).join(''))
}

/** HTML that this server wrote itself, such as its style sheet. */
export function trusted(text: string): Html {
  return new Html(text)
}

/** JSON inside a script element: without any character by which the element could end. */
export function jsonInScript(value: unknown): Html {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return new Html(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped))
}

const forbiddenInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text for an XML document: escaped, without the characters that XML does not have. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbiddenInXml, '')).replaceAll("'", '&apos;')
}
