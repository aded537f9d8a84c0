import { Parser } from 'htmlparser2'
import { TooMuch } from '../archive.ts'

/** An element by its name as written, with its prefix: writers of documents all use the same. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (XmlElement | string)[]
}

const maxLength = 24 * 1024 * 1024
const maxElements = 1_000_000
const maxDepth = 200

/**
 * Reads XML into a tree that is shallow enough to walk down. Entities that a document defines stay unread.
 *
 * The root that it returns holds what the text holds; what is not closed ends with the text.
 */
export function readXml(bytes: Buffer): XmlElement {
  if (bytes.length > maxLength) throw new TooMuch('too much XML')
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1
        if (count > maxElements || open.length > maxDepth) throw new TooMuch('too many elements')
        const element = { name, attributes, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const children = open.at(-1)?.children ?? []
        const before = children.at(-1)
        if (typeof before === 'string') children[children.length - 1] = before + text
        else children.push(text)
      },
      onclosetag() {
        open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(new TextDecoder().decode(bytes))
  return root
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string'

export function childrenNamed(element: XmlElement | null, name: string): XmlElement[] {
  return element?.children.filter(isElement).filter((child) => child.name === name) ?? []
}

/** The element that a path of names leads to; null where one of them is missing. */
export function findElement(element: XmlElement, ...path: readonly string[]): XmlElement | null {
  let at: XmlElement | null = element
  for (const name of path) at = childrenNamed(at, name)[0] ?? null
  return at
}

/** All elements of a tree with one of the names, in their order. */
export function elementsNamed(root: XmlElement, names: ReadonlySet<string>): XmlElement[] {
  const inside = root.children.filter(isElement).flatMap((child) => elementsNamed(child, names))
  return names.has(root.name) ? [root, ...inside] : inside
}

/** The number that an attribute holds, from 1 to `most`; 1 where it holds none. */
export function numberOf(value: string | undefined, most: number): number {
  return Math.min(most, Math.max(1, Number(value ?? 1) || 1))
}
