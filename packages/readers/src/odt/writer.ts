import { escapeHtml } from '@candor/kernel/escape-html'
import {
  type ParagraphFormat,
  plainParagraph,
  plainText,
  type TextFormat,
  writeParagraph,
  writePicture,
  writeText,
} from '../output/runs.ts'
import { type ListNumbers, listNumbers } from './lists.ts'
import { lengthIn, type OdtStyles } from './styles.ts'
import { writeTable } from './tables.ts'
import { childrenNamed, findElement, isElement, numberOf, type XmlElement } from './xml-tree.ts'

/** What the text of a document needs from around it. */
export interface OdtSources {
  readonly styles: OdtStyles
  /** The address that shows an image, or null. */
  picture(image: XmlElement): string | null
  isChart(object: XmlElement): boolean
  spend(length: number): void
  /** Footnotes and endnotes as they come. */
  readonly notes: string[]
  readonly lost: { picture: number; chart: number; embedded: number }
}

interface ListLevel {
  readonly style: string
  readonly level: number
}

const unread = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:annotation-end',
  'office:forms',
  'text:variable-decls',
  'text:sequence-decls',
  'text:user-field-decls',
  'text:hidden-text',
  'text:note-citation',
  'svg:title',
  'svg:desc',
  'text:ruby-text',
  'office:event-listeners',
  'text:dde-connection-decls',
  'draw:glue-point',
])
const shapes =
  /^draw:(custom-shape|rect|ellipse|circle|polygon|path|line|connector|caption|polyline|regular-polygon)$/

/** Writes the paragraphs, lists and tables of an element. The tree is never deep, so it is walked by recursion. */
export class OdtWriter {
  readonly #sources: OdtSources
  readonly #lists: ListNumbers
  // What stands before the text of the next paragraph: the mark of a list's item or of a note.
  #mark = ''
  // Text boxes of the open paragraph; they follow it.
  #boxes: string[] = []

  constructor(sources: OdtSources) {
    this.#sources = sources
    this.#lists = listNumbers(sources.styles)
  }

  write(container: XmlElement): string {
    return this.#blocks(container, null)
  }

  #blocks(container: XmlElement, listLevel: ListLevel | null): string {
    return container.children
      .filter(isElement)
      .map((child) => this.#block(child, listLevel))
      .join('')
  }

  #block(element: XmlElement, listLevel: ListLevel | null): string {
    const { name, attributes } = element
    if (unread.has(name) || attributes['text:display'] === 'none') return ''
    if (name === 'text:p' || name === 'text:h') return this.#paragraph(element, listLevel)
    if (name === 'text:list') return this.#list(element, listLevel)
    if (name === 'table:table') return this.#table(element)
    if (name === 'draw:frame' || shapes.test(name)) {
      return this.#apart(() => this.#inlineElement(element, plainText))
    }
    return this.#blocks(element, listLevel)
  }

  #table(table: XmlElement): string {
    const { styles, spend } = this.#sources
    return writeTable(table, {
      styles,
      writeCell: (cell) => this.#apart(() => this.#blocks(cell, null)),
      spend,
    })
  }

  #paragraph(element: XmlElement, list: ListLevel | null): string {
    const { 'text:style-name': style, 'text:outline-level': outline } = element.attributes
    const format: ParagraphFormat = {
      ...plainParagraph,
      ...this.#sources.styles.paragraph(style),
      ...(list && {
        indent: this.#lists.indent(list.style, list.level),
        firstLine: this.#mark === '' ? 0 : -14,
      }),
      level: element.name === 'text:h' ? numberOf(outline, 6) : null,
    }
    const outlineMark = format.level === null || list ? '' : this.#lists.next('', format.level, null)
    const before = this.#mark || (outlineMark === '•' ? '' : outlineMark && `${outlineMark}\u2002`)
    this.#mark = ''
    const outer = this.#boxes
    this.#boxes = []
    const content = this.#inline(element, this.#formatOf(element, 'paragraph', plainText))
    const html = writeParagraph(before + content, format) + this.#boxes.join('')
    this.#boxes = outer
    this.#sources.spend(200)
    return html
  }

  #list(element: XmlElement, outer: ListLevel | null): string {
    const { attributes } = element
    const listLevel = {
      style: attributes['text:style-name'] ?? outer?.style ?? '-',
      level: (outer?.level ?? 0) + 1,
    }
    const goesOn = attributes['text:continue-numbering'] === 'true' || attributes['text:continue-list']
    if (!outer && !goesOn) this.#lists.restart(listLevel.style)
    return element.children
      .filter(isElement)
      .map((item) => this.#listItem(item, listLevel))
      .join('')
  }

  #listItem(item: XmlElement, listLevel: ListLevel): string {
    if (item.name === 'text:list-item' && !isOnlyList(item)) {
      const start = item.attributes['text:start-value']
      const from = start === undefined ? null : Number(start) || 0
      const mark = this.#lists.next(listLevel.style, listLevel.level, from)
      this.#mark = mark === '' ? '' : `${writeText(mark, plainText)}\u2002`
    }
    const html = this.#blocks(item, listLevel)
    this.#mark = ''
    return html
  }

  #inline(element: XmlElement, format: TextFormat): string {
    const written = element.children.map((child) => {
      if (isElement(child)) return this.#inlineElement(child, format)
      const html = writeText(child.replace(/[ \t\r\n]+/g, ' '), format)
      this.#sources.spend(html.length)
      return html
    })
    return written.join('')
  }

  #inlineElement(element: XmlElement, format: TextFormat): string {
    const { name, attributes } = element
    if (unread.has(name)) return ''
    if (name === 'text:span') return this.#inline(element, this.#formatOf(element, 'text', format))
    if (name === 'text:a') {
      const href = (attributes['xlink:href'] ?? '').slice(0, 2000)
      return this.#inline(element, { ...this.#formatOf(element, 'text', format), href })
    }
    if (name === 'text:s') return '\u00a0'.repeat(numberOf(attributes['text:c'], 200))
    if (name === 'text:tab') return writeText('\t', format)
    if (name === 'text:line-break') return '<br>'
    if (name === 'text:note') return this.#note(element)
    if (name === 'text:ruby') return this.#ruby(element, format)
    if (name === 'draw:frame') return this.#frame(element)
    if (shapes.test(name)) {
      if (element.children.length > 0) this.#putBox(element)
      return ''
    }
    return this.#inline(element, format)
  }

  #formatOf(element: XmlElement, family: 'paragraph' | 'text', base: TextFormat): TextFormat {
    return { ...base, ...this.#sources.styles.text(family, element.attributes['text:style-name']) }
  }

  #note(element: XmlElement): string {
    const citation = findElement(element, 'text:note-citation')
    const label = `<sup>${escapeHtml(citation?.children.filter((child) => !isElement(child)).join('') ?? '')}</sup>`
    const body = findElement(element, 'text:note-body')
    if (body) {
      const html = this.#apart(() => {
        this.#mark = `${label}\u2002`
        return this.#blocks(body, null)
      })
      this.#sources.notes.push(html)
    }
    return label
  }

  #ruby(element: XmlElement, format: TextFormat): string {
    const base = findElement(element, 'text:ruby-base')
    const above = findElement(element, 'text:ruby-text')
    return `<ruby>${base ? this.#inline(base, format) : ''}<rt>${above ? this.#inline(above, format) : ''}</rt></ruby>`
  }

  #frame(element: XmlElement): string {
    const box = findElement(element, 'draw:text-box')
    if (box) {
      this.#putBox(box)
      return ''
    }
    const embedded =
      findElement(element, 'draw:object') ??
      findElement(element, 'draw:object-ole') ??
      findElement(element, 'draw:plugin')
    if (embedded) this.#sources.lost[this.#sources.isChart(embedded) ? 'chart' : 'embedded'] += 1
    const images = childrenNamed(element, 'draw:image')
    for (const image of images) {
      const source = this.#sources.picture(image)
      if (source) return writePicture(source, lengthIn(element.attributes['svg:width']))
    }
    if (images.length > 0 && !embedded) this.#sources.lost.picture += 1
    return ''
  }

  #putBox(box: XmlElement): void {
    const html = this.#apart(() => this.#blocks(box, null))
    this.#boxes.push(html)
  }

  /** Writes text that is no part of the paragraph around it. */
  #apart(write: () => string): string {
    const outer = { mark: this.#mark, boxes: this.#boxes }
    this.#mark = ''
    this.#boxes = []
    const html = write() + this.#boxes.join('')
    this.#mark = outer.mark
    this.#boxes = outer.boxes
    return html
  }
}

/** Whether an item holds a deeper list alone, which has the marks. */
const isOnlyList = (item: XmlElement) => item.children.find(isElement)?.name === 'text:list'
