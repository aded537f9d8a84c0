import type { Document, Element } from '@xmldom/xmldom'

export const namespaces = {
  word: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  drawing: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  onPage: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  picture: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  relations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
} as const

/** Makes elements of a Word document, each with its attributes. */
export function maker(document: Document) {
  return (
    space: keyof typeof namespaces,
    name: string,
    attributes: Readonly<Record<string, string>> = {},
    children: readonly Element[] = [],
  ): Element => {
    const element = document.createElementNS(namespaces[space], name)
    for (const [key, value] of Object.entries(attributes)) {
      const spaceOfKey = key.startsWith('w:')
        ? namespaces.word
        : key.startsWith('r:')
          ? namespaces.relations
          : null
      element.setAttributeNS(spaceOfKey, key, value)
    }
    for (const child of children) element.appendChild(child)
    return element
  }
}

const emuPerUnit: Readonly<Record<string, number>> = {
  pt: 12_700,
  in: 914_400,
  cm: 360_000,
  mm: 36_000,
  px: 9_525,
}

/** A length of a drawing's style ("120pt") in EMU, 914,400 of which are an inch; 0 where it names none. */
export function emuOf(style: string, property: 'width' | 'height' | 'margin-top' | 'margin-left'): number {
  const [, number = '', unit = ''] =
    new RegExp(`(?:^|;)\\s*${property}:\\s*(-?[\\d.]{1,12})(\\w\\w)`).exec(style) ?? []
  return Math.round(Number(number) * (emuPerUnit[unit] ?? 0)) || 0
}

/** A picture that stands in the line, of the file that a relation names. */
export function pictureInLine(
  document: Document,
  picture: { relation: string; width: number; height: number },
): Element {
  const make = maker(document)
  const size = { cx: String(picture.width), cy: String(picture.height) }
  const form = make('drawing', 'a:xfrm', {}, [make('drawing', 'a:ext', size)])
  const pic = make('picture', 'pic:pic', {}, [
    make('picture', 'pic:blipFill', {}, [make('drawing', 'a:blip', { 'r:embed': picture.relation })]),
    make('picture', 'pic:spPr', {}, [form]),
  ])
  const graphic = make('drawing', 'a:graphic', {}, [make('drawing', 'a:graphicData', {}, [pic])])
  return make('word', 'w:drawing', {}, [
    make('onPage', 'wp:inline', {}, [make('onPage', 'wp:extent', size), graphic]),
  ])
}
