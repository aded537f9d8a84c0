import * as z from 'zod/mini'

/** Markup that no text of a content file may contain: texts are plain, so markup is a mistake or an attack. */
const markup = /<\s*[/!?a-z]|javascript:|data:text\/html|&#|\bon[a-z]+\s*=/i

export function hasMarkup(text: string): boolean {
  return markup.test(text)
}

/** A text of a content file. `==x==` is highlighted, and `[x](address)` is a link. */
export const Text = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((text) => !hasMarkup(text), { params: { markup: true } }),
)

export interface TextPart {
  readonly kind: 'plain' | 'mark' | 'link'
  readonly text: string
  /** The target of a link. */
  readonly to?: string
}

const pattern = /==(.+?)==|\[([^\]]+)\]\(((?:https:\/\/|\/|mailto:|tel:)[^)\s]*)\)/g

/** Splits a text into plain, highlighted and linked parts. */
export function readText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: whole, 1: mark, 2: label, 3: to, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ kind: 'plain', text: text.slice(end, index) })
    if (mark !== undefined) parts.push({ kind: 'mark', text: mark })
    else if (label !== undefined && to !== undefined) parts.push({ kind: 'link', text: label, to })
    end = index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) })
  return parts
}
