import type { ParagraphFormat, TextFormat } from '../output/runs.ts'
import { findElement, isElement, type XmlElement } from './xml-tree.ts'

/** Styles by their family and name. What a style leaves open, its parent says. */
export interface OdtStyles {
  text(family: 'paragraph' | 'text', name: string | undefined): Partial<TextFormat>
  paragraph(name: string | undefined): Partial<ParagraphFormat>
  cell(name: string | undefined): { background: string | null; hasBorder: boolean }
  /** Column width, in whatever unit the columns of one table share. */
  columnWidth(name: string | undefined): number | null
  listStyle(name: string | undefined): ReadonlyMap<number, XmlElement> | null
}

const points: Readonly<Record<string, number>> = {
  pt: 1,
  pc: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
}

/** A length in points; null where it is none, or only a share of another. */
export function lengthIn(value: string | undefined): number | null {
  const [, number, unit] = /^(-?\d{1,6}(?:\.\d{1,9})?)(pt|pc|in|cm|mm|px)$/.exec(value ?? '') ?? []
  return number && unit ? Math.round(Number(number) * (points[unit] ?? 1) * 10) / 10 : null
}

const color = (value: string | undefined) => (/^#[0-9a-f]{6}$/i.test(value ?? '') ? (value ?? null) : null)

type Attributes = XmlElement['attributes']

function raisedBy(position: string): TextFormat['raised'] {
  if (/^super|^[1-9]/.test(position)) return 'sup'
  return /^sub|^-/.test(position) ? 'sub' : null
}

function textFormat(properties: Attributes): Partial<TextFormat> {
  const weight = properties['fo:font-weight'] ?? properties['style:font-weight-asian']
  const slant = properties['fo:font-style'] ?? properties['style:font-style-asian']
  const size = lengthIn(properties['fo:font-size'] ?? properties['style:font-size-asian'])
  const underline = properties['style:text-underline-style']
  const strike = properties['style:text-line-through-style'] ?? properties['style:text-line-through-type']
  const position = properties['style:text-position']
  return {
    ...(weight && { isBold: /bold|[6-9]00/.test(weight) }),
    ...(slant && { isItalic: slant !== 'normal' }),
    ...(underline && { isUnderlined: underline !== 'none' }),
    ...(strike && { isStruck: strike !== 'none' }),
    ...(position && { raised: raisedBy(position) }),
    ...(properties['fo:color'] && { color: color(properties['fo:color']) }),
    ...(properties['fo:background-color'] && { background: color(properties['fo:background-color']) }),
    ...(size !== null && { size }),
  }
}

function paragraphFormat(properties: Attributes): Partial<ParagraphFormat> {
  const direction = properties['style:writing-mode']
  const isRightToLeft = direction?.startsWith('rl') ?? false
  const [start, end] = isRightToLeft ? (['right', null] as const) : ([null, 'right'] as const)
  const sides = { start, end, left: null, right: 'right', center: 'center', justify: 'justify' } as const
  const side = Object.entries(sides).find(([name]) => name === properties['fo:text-align'])
  const indent = lengthIn(properties['fo:margin-left'])
  const firstLine = lengthIn(properties['fo:text-indent'])
  return {
    ...(direction && { isRightToLeft }),
    ...(side && { align: side[1] }),
    ...(indent !== null && { indent }),
    ...(firstLine !== null && { firstLine }),
    ...(properties['fo:background-color'] && { background: color(properties['fo:background-color']) }),
  }
}

const maxParents = 20

/** Reads the styles of some parts of a document; of two with one name the later counts. */
export function readStyles(parts: readonly (XmlElement | null)[]): OdtStyles {
  const styles = new Map<string, XmlElement>()
  const lists = new Map<string, ReadonlyMap<number, XmlElement>>()
  for (const part of parts) {
    for (const style of part?.children.filter(isElement) ?? []) {
      const { 'style:name': name = '', 'style:family': family = '' } = style.attributes
      if (style.name === 'style:style') styles.set(`${family} ${name}`, style)
      if (style.name !== 'text:list-style' && style.name !== 'text:outline-style') continue
      const levels = style.children.filter(isElement)
      lists.set(name, new Map(levels.map((level) => [Number(level.attributes['text:level']), level])))
    }
  }

  /** The attributes of one kind of properties, the parents' below the style's own. */
  function properties(family: string, name: string | undefined, kind: string): Attributes {
    const chain: Attributes[] = []
    let style = styles.get(`${family} ${name}`)
    while (style && chain.length < maxParents) {
      chain.unshift(findElement(style, kind)?.attributes ?? {})
      style = styles.get(`${family} ${style.attributes['style:parent-style-name']}`)
    }
    return Object.assign({}, ...chain)
  }

  return {
    text: (family, name) => textFormat(properties(family, name, 'style:text-properties')),
    paragraph: (name) => paragraphFormat(properties('paragraph', name, 'style:paragraph-properties')),
    cell(name) {
      const found = properties('table-cell', name, 'style:table-cell-properties')
      const borders = Object.entries(found).filter(([key]) => key.startsWith('fo:border'))
      return {
        background: color(found['fo:background-color']),
        hasBorder: borders.some(([, value]) => !/^(none|hidden)|^0(\.0+)?(pt|in|cm|mm)/.test(value)),
      }
    },
    columnWidth(name) {
      const found = properties('table-column', name, 'style:table-column-properties')
      const share = /^(\d{1,9})\*$/.exec(found['style:rel-column-width'] ?? '')?.[1]
      return share ? Number(share) : lengthIn(found['style:column-width'])
    },
    listStyle: (name) => lists.get(name ?? '') ?? null,
  }
}
