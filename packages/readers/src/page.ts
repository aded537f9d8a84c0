import { escapeHtml } from '@candor/kernel/escape-html'
import { Parser } from 'htmlparser2'
import { TooMuch } from './archive.ts'

/** Where a page finds what it names. Addresses come as they are written; null where there is nothing to show. */
export interface PageSources {
  /** The address that relative links mean, where the page itself names none. */
  readonly base: string | null
  picture(address: string): string | null
  styleSheet(address: string): string | null
  /** The HTML of a page within the page. */
  frame(address: string): string | null
}

/** What a page cannot show, as it is counted on the way. */
export interface PageLosses {
  picture: number
  video: number
  embedded: number
}

// A browser nests 512 deep and no further; each closing tag looks through all that are open.
const maxDepth = 1000

const hidden = new Set(['script', 'noscript', 'noframes', 'template', 'title', 'xml', 'select'])
const losing: ReadonlyMap<string, keyof PageLosses> = new Map([
  ['svg', 'picture'],
  ['canvas', 'picture'],
  ['video', 'video'],
  ['audio', 'video'],
  ['object', 'embedded'],
  ['embed', 'embedded'],
])
const unwritten = new Set(['html', 'head', 'body', 'meta', 'link', 'base', 'frameset', 'embed', 'source'])
const empty = new Set(['br', 'hr', 'img', 'col', 'wbr', 'area', 'input', 'param'])

type Attributes = Readonly<Record<string, string>>

/** Whether a picture or frame is there to be counted, not to be seen. */
function isInvisible({ width, height, style }: Attributes): boolean {
  const isDot = [width, height].some((size) => /^\s*[012](px)?\s*$/.test(size ?? ''))
  return isDot || /display\s?:\s?none/i.test(style ?? '')
}

function absolute(address: string, base: string | null): string {
  if (!base || /^[a-z][\w+.-]*:|^#/i.test(address)) return address
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

const isWebAddress = (address: string | null | undefined) => /^https?:\/\//i.test(address ?? '')

function startTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>`
}

const styleElement = (css: string) =>
  `<style>${css.replace(/<!--|-->/g, '').replaceAll('</', '<\\/')}</style>`

/**
 * Rewrites a page so that it needs nothing from elsewhere: pictures, style sheets and frames that `sources` has are
 * in it, links are whole, and what no page shows is gone. `losses` counts what is left out.
 */
export function rewritePage(html: string, sources: PageSources, losses: PageLosses): string {
  const written: string[] = []
  let base = isWebAddress(sources.base) ? sources.base : null
  let depth = 0
  let hiddenAt: number | null = null
  let style: string[] | null = null

  function openPicture(attributes: Attributes): void {
    const { src = '', srcset: _, ...rest } = attributes
    const source = /^data:/i.test(src) ? src : sources.picture(src.trim())
    if (source) written.push(startTag('img', { ...rest, src: source }))
    else if (!isInvisible(attributes)) losses.picture += 1
  }

  function openFrame(attributes: Attributes): void {
    const content = attributes['src'] ? sources.frame(attributes['src'].trim()) : null
    if (content !== null) written.push('<div>', content, '</div>')
    else if (attributes['src'] && !isInvisible(attributes)) losses.embedded += 1
  }

  function open(name: string, attributes: Attributes): void {
    const lost = losing.get(name)
    if (lost && !isInvisible(attributes)) losses[lost] += 1
    if (hidden.has(name) || (lost && name !== 'object')) hiddenAt = depth
    else if (name === 'style') style = []
    else if (name === 'img') openPicture(attributes)
    else if (name === 'iframe' || name === 'frame') {
      openFrame(attributes)
      hiddenAt = depth
    } else if (name === 'base' && isWebAddress(attributes['href'])) base ??= attributes['href'] ?? null
    else if (name === 'link' && /stylesheet/i.test(attributes['rel'] ?? '')) {
      const css = sources.styleSheet((attributes['href'] ?? '').trim())
      if (css) written.push(styleElement(css))
    } else if (!unwritten.has(name)) {
      const { href } = attributes
      written.push(
        startTag(name, href === undefined ? attributes : { ...attributes, href: absolute(href, base) }),
      )
    }
  }

  function close(name: string): void {
    if (hiddenAt !== null) {
      if (depth === hiddenAt) hiddenAt = null
    } else if (name === 'style' && style) {
      written.push(styleElement(style.join('')))
      style = null
    } else if (!unwritten.has(name) && !empty.has(name) && name !== 'style') written.push(`</${name}>`)
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > maxDepth) throw new TooMuch('nested too deep')
      if (hiddenAt === null) open(name, attributes)
    },
    ontext(text) {
      if (hiddenAt !== null) return
      if (style) style.push(text)
      else written.push(escapeHtml(text))
    },
    onclosetag(name) {
      close(name)
      depth -= 1
    },
  })
  parser.end(html)
  return written.join('')
}
