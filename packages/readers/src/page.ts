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

/** A page that is being rewritten, tag by tag. */
class PageRewriting {
  readonly #written: string[] = []
  readonly #sources: PageSources
  readonly #losses: PageLosses
  #base: string | null
  #depth = 0
  #hiddenAt: number | null = null
  #style: string[] | null = null

  constructor(sources: PageSources, losses: PageLosses) {
    this.#sources = sources
    this.#losses = losses
    this.#base = isWebAddress(sources.base) ? sources.base : null
  }

  get html(): string {
    return this.#written.join('')
  }

  onOpenTag(name: string, attributes: Attributes): void {
    this.#depth += 1
    if (this.#depth > maxDepth) throw new TooMuch('nested too deep')
    if (this.#hiddenAt === null) this.#open(name, attributes)
  }

  onText(text: string): void {
    if (this.#hiddenAt !== null) return
    if (this.#style) this.#style.push(text)
    else this.#written.push(escapeHtml(text))
  }

  onCloseTag(name: string): void {
    this.#close(name)
    this.#depth -= 1
  }

  #open(name: string, attributes: Attributes): void {
    const lost = losing.get(name)
    if (lost && !isInvisible(attributes)) this.#losses[lost] += 1
    if (hidden.has(name) || (lost && name !== 'object')) this.#hiddenAt = this.#depth
    else if (name === 'style') this.#style = []
    else if (name === 'img') this.#openPicture(attributes)
    else if (name === 'iframe' || name === 'frame') {
      this.#openFrame(attributes)
      this.#hiddenAt = this.#depth
    } else if (name === 'base' && isWebAddress(attributes['href'])) this.#base ??= attributes['href'] ?? null
    else if (name === 'link' && /stylesheet/i.test(attributes['rel'] ?? '')) {
      const css = this.#sources.styleSheet((attributes['href'] ?? '').trim())
      if (css) this.#written.push(styleElement(css))
    } else if (!unwritten.has(name)) this.#written.push(startTag(name, this.#withWholeLink(attributes)))
  }

  #withWholeLink(attributes: Attributes): Attributes {
    const { href } = attributes
    return href === undefined ? attributes : { ...attributes, href: absolute(href, this.#base) }
  }

  #openPicture(attributes: Attributes): void {
    const { src = '', srcset: _, ...rest } = attributes
    const source = /^data:/i.test(src) ? src : this.#sources.picture(src.trim())
    if (source) this.#written.push(startTag('img', { ...rest, src: source }))
    else if (!isInvisible(attributes)) this.#losses.picture += 1
  }

  #openFrame(attributes: Attributes): void {
    const content = attributes['src'] ? this.#sources.frame(attributes['src'].trim()) : null
    if (content !== null) this.#written.push('<div>', content, '</div>')
    else if (attributes['src'] && !isInvisible(attributes)) this.#losses.embedded += 1
  }

  #close(name: string): void {
    if (this.#hiddenAt !== null) {
      if (this.#depth === this.#hiddenAt) this.#hiddenAt = null
    } else if (name === 'style' && this.#style) {
      this.#written.push(styleElement(this.#style.join('')))
      this.#style = null
    } else if (!unwritten.has(name) && !empty.has(name) && name !== 'style') this.#written.push(`</${name}>`)
  }
}

/**
 * Rewrites a page so that it needs nothing from elsewhere: pictures, style sheets and frames that `sources` has are
 * in it, links are whole, and what no page shows is gone. `losses` counts what is left out.
 */
export function rewritePage(html: string, sources: PageSources, losses: PageLosses): string {
  const rewriting = new PageRewriting(sources, losses)
  const parser = new Parser({
    onopentag: (name, attributes) => rewriting.onOpenTag(name, attributes),
    ontext: (text) => rewriting.onText(text),
    onclosetag: (name) => rewriting.onCloseTag(name),
  })
  parser.end(html)
  return rewriting.html
}
