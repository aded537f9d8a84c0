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
import { listNumbers } from './lists.ts'
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
export function odtWriter(sources: OdtSources): (container: XmlElement) => string {
  const { styles, lost } = sources
  const lists = listNumbers(styles)
  // What stands before the text of the next paragraph: the mark of a list's item or of a note.
  let mark = ''
  // Text boxes of the open paragraph; they follow it.
  let boxes: string[] = []

  const formatOf = (element: XmlElement, family: 'paragraph' | 'text', base: TextFormat): TextFormat => ({
    ...base,
    ...styles.text(family, element.attributes['text:style-name']),
  })

  function frame(element: XmlElement): string {
    const [box, object] = ['draw:text-box', 'draw:object'].map((name) => findElement(element, name))
    if (box) {
      boxes.push(apart(() => blocks(box, null)))
      return ''
    }
    const embedded = object ?? findElement(element, 'draw:object-ole') ?? findElement(element, 'draw:plugin')
    if (embedded) lost[sources.isChart(embedded) ? 'chart' : 'embedded'] += 1
    const images = childrenNamed(element, 'draw:image')
    for (const image of images) {
      const source = sources.picture(image)
      if (source) return writePicture(source, lengthIn(element.attributes['svg:width']))
    }
    if (images.length > 0 && !embedded) lost.picture += 1
    return ''
  }

  /** Writes text that is no part of the paragraph around it. */
  function apart(write: () => string): string {
    const outer = { mark, boxes }
    mark = ''
    boxes = []
    const html = write() + boxes.join('')
    mark = outer.mark
    boxes = outer.boxes
    return html
  }

  function note(element: XmlElement): string {
    const citation = findElement(element, 'text:note-citation')
    const label = `<sup>${escapeHtml(citation?.children.filter((child) => !isElement(child)).join('') ?? '')}</sup>`
    const body = findElement(element, 'text:note-body')
    if (body) {
      const html = apart(() => {
        mark = `${label}\u2002`
        return blocks(body, null)
      })
      sources.notes.push(html)
    }
    return label
  }

  function ruby(element: XmlElement, format: TextFormat): string {
    const [base, above] = ['text:ruby-base', 'text:ruby-text'].map((name) => findElement(element, name))
    return `<ruby>${base ? inline(base, format) : ''}<rt>${above ? inline(above, format) : ''}</rt></ruby>`
  }

  function inlineElement(element: XmlElement, format: TextFormat): string {
    const { name, attributes } = element
    if (unread.has(name)) return ''
    if (name === 'text:span') return inline(element, formatOf(element, 'text', format))
    if (name === 'text:a') {
      const href = (attributes['xlink:href'] ?? '').slice(0, 2000)
      return inline(element, { ...formatOf(element, 'text', format), href })
    }
    if (name === 'text:s') return '\u00a0'.repeat(numberOf(attributes['text:c'], 200))
    if (name === 'text:tab') return writeText('\t', format)
    if (name === 'text:line-break') return '<br>'
    if (name === 'text:note') return note(element)
    if (name === 'text:ruby') return ruby(element, format)
    if (name === 'draw:frame') return frame(element)
    if (shapes.test(name)) {
      if (element.children.length > 0) boxes.push(apart(() => blocks(element, null)))
      return ''
    }
    return inline(element, format)
  }

  function inline(element: XmlElement, format: TextFormat): string {
    const written = element.children.map((child) => {
      if (isElement(child)) return inlineElement(child, format)
      const html = writeText(child.replace(/[ \t\r\n]+/g, ' '), format)
      sources.spend(html.length)
      return html
    })
    return written.join('')
  }

  function paragraph(element: XmlElement, list: ListLevel | null): string {
    const { 'text:style-name': style, 'text:outline-level': outline } = element.attributes
    const format: ParagraphFormat = {
      ...plainParagraph,
      ...styles.paragraph(style),
      ...(list && { indent: lists.indent(list.style, list.level), firstLine: mark === '' ? 0 : -14 }),
      level: element.name === 'text:h' ? numberOf(outline, 6) : null,
    }
    const outlineMark = format.level === null || list ? '' : lists.next('', format.level, null)
    const before = mark || (outlineMark === '•' ? '' : outlineMark && `${outlineMark}\u2002`)
    mark = ''
    const outer = boxes
    boxes = []
    const content = inline(element, formatOf(element, 'paragraph', plainText))
    const html = writeParagraph(before + content, format) + boxes.join('')
    boxes = outer
    sources.spend(200)
    return html
  }

  function list(element: XmlElement, outer: ListLevel | null): string {
    const { attributes } = element
    const listLevel = {
      style: attributes['text:style-name'] ?? outer?.style ?? '-',
      level: (outer?.level ?? 0) + 1,
    }
    const goesOn = attributes['text:continue-numbering'] === 'true' || attributes['text:continue-list']
    if (!outer && !goesOn) lists.restart(listLevel.style)
    const items = element.children.filter(isElement).map((item) => {
      if (item.name === 'text:list-item' && !isOnlyList(item)) {
        const start = item.attributes['text:start-value']
        const shown = lists.next(
          listLevel.style,
          listLevel.level,
          start === undefined ? null : Number(start) || 0,
        )
        mark = shown === '' ? '' : `${writeText(shown, plainText)}\u2002`
      }
      const html = blocks(item, listLevel)
      mark = ''
      return html
    })
    return items.join('')
  }

  const writeCell = (cell: XmlElement) => apart(() => blocks(cell, null))

  function blocks(container: XmlElement, listLevel: ListLevel | null): string {
    const written = container.children.filter(isElement).map((child) => {
      const { name } = child
      if (unread.has(name) || child.attributes['text:display'] === 'none') return ''
      if (name === 'text:p' || name === 'text:h') return paragraph(child, listLevel)
      if (name === 'text:list') return list(child, listLevel)
      if (name === 'table:table') return writeTable(child, { styles, writeCell, spend: sources.spend })
      if (name === 'draw:frame' || shapes.test(name)) return apart(() => inlineElement(child, plainText))
      return blocks(child, listLevel)
    })
    return written.join('')
  }

  return (container) => blocks(container, null)
}

/** Whether an item holds a deeper list alone, which has the marks. */
const isOnlyList = (item: XmlElement) => item.children.find(isElement)?.name === 'text:list'
