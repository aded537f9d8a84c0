import { escapeHtml } from '@candor/kernel/escape-html'
import { TooMuch } from '../archive.ts'
import { showSymbols } from '../characters/symbols.ts'

/** How a run of text is set. Sizes are points, colours `#rrggbb`. */
export interface TextFormat {
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isUnderlined: boolean
  readonly isStruck: boolean
  readonly raised: 'sup' | 'sub' | null
  readonly color: string | null
  readonly background: string | null
  readonly size: number | null
  readonly href: string | null
}

export const plainText: TextFormat = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  raised: null,
  color: null,
  background: null,
  size: null,
  href: null,
}

/** How a paragraph is set. Lengths are points; `level` is a heading's, from 1. */
export interface ParagraphFormat {
  readonly align: 'center' | 'right' | 'justify' | null
  readonly level: number | null
  readonly isRightToLeft: boolean
  readonly indent: number
  readonly firstLine: number
  readonly background: string | null
}

export const plainParagraph: ParagraphFormat = {
  align: null,
  level: null,
  isRightToLeft: false,
  indent: 0,
  firstLine: 0,
  background: null,
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A `style` attribute of what has a value; empty where nothing has. */
export function styleOf(declarations: Readonly<Record<string, string | null>>): string {
  const set = Object.entries(declarations).filter(([, value]) => value !== null)
  return set.length === 0
    ? ''
    : ` style="${escapeHtml(set.map(([key, value]) => `${key}:${value}`).join(';'))}"`
}

/** Text with its spaces, tabs (`\t`) and line breaks (`\n`) as a page shows them. */
function shownText(text: string): string {
  return escapeHtml(showSymbols(text))
    .replace(/ (?= )/g, '\u00a0')
    .replace(/\t/g, '&emsp;&emsp;')
    .replace(/\n/g, '<br>')
}

/** Writes a run of text in its format. */
export function writeText(text: string, format: TextFormat): string {
  const style = styleOf({
    color: format.color,
    'background-color': format.background,
    'font-size': format.size === null ? null : `${within(format.size, 5, 72)}pt`,
  })
  let html = shownText(text)
  if (format.raised) html = `<${format.raised}>${html}</${format.raised}>`
  if (format.isStruck) html = `<s>${html}</s>`
  if (format.isUnderlined) html = `<u>${html}</u>`
  if (format.isItalic) html = `<em>${html}</em>`
  if (format.isBold) html = `<strong>${html}</strong>`
  if (style) html = `<span${style}>${html}</span>`
  return format.href ? `<a href="${escapeHtml(format.href)}">${html}</a>` : html
}

/** Writes a paragraph or a heading around its content; an empty one keeps its line. */
export function writeParagraph(content: string, format: ParagraphFormat): string {
  const tag = format.level === null ? 'p' : `h${within(format.level, 1, 6)}`
  const indent = within(format.indent, 0, 180)
  const firstLine = within(format.firstLine, -indent, 120)
  const style = styleOf({
    'text-align': format.align,
    direction: format.isRightToLeft ? 'rtl' : null,
    'margin-left': indent === 0 ? null : `${indent}pt`,
    'text-indent': firstLine === 0 ? null : `${firstLine}pt`,
    'background-color': format.background,
  })
  return `<${tag}${style}>${content === '' ? '<br>' : content}</${tag}>`
}

/** A picture of the given width in points, or of its own. */
export function writePicture(source: string, width: number | null): string {
  const style = styleOf({ width: width && width > 0 ? `${Math.round(within(width, 4, 1000))}pt` : null })
  return `<img src="${source}" alt=""${style}>`
}

/** Puts the parts of a document in the order in which they are read. Blank ones and repeated heads leave no trace. */
export function writeDocument(parts: {
  headers: readonly string[]
  body: string
  notes: readonly string[]
  footers: readonly string[]
}): string {
  const shown = (blocks: readonly string[]) => [...new Set(blocks.filter(hasContent))].join('')
  const headers = shown(parts.headers)
  const footers = shown(parts.footers)
  const notes = parts.notes.join('')
  return [headers, headers && '<hr>', parts.body, notes && '<hr>', notes, footers && '<hr>', footers].join('')
}

function hasContent(html: string): boolean {
  return html.includes('<img') || html.replace(/<[^<>]*>|&nbsp;|&emsp;/g, '').trim() !== ''
}

/** Counts what is written of a document. Throws `TooMuch` past what a page may be: a few bytes can ask for many. */
export function outputLimit(): (length: number) => void {
  let left = 64 * 1024 * 1024
  return (length) => {
    left -= length
    if (left < 0) throw new TooMuch('the page is too long')
  }
}
