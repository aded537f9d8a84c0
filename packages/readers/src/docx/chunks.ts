import { takeStyles } from '@candor/html/clean-document'
import { DOMParser, type Document } from '@xmldom/xmldom'
import type { Archive } from '../archive.ts'
import { htmlReader } from '../html.ts'
import type { Lost, LostKind } from '../lost.ts'
import { mhtReader } from '../mht.ts'
import type { DocumentParser } from '../reader.ts'
import { rtfParser } from '../rtf.ts'
import { textReader } from '../text.ts'
import { maker } from './drawing.ts'
import { elementsNamed, replaceBy } from './tree.ts'
import { xmlOf } from './xml.ts'

/** Pages of other formats that stand within a document, by the relation that names each. */
export interface Chunks {
  readonly html: ReadonlyMap<string, string>
  readonly lost: Lost
}

const readers: ReadonlyMap<string, DocumentParser> = new Map([
  ['html', htmlReader],
  ['htm', htmlReader],
  ['xhtml', htmlReader],
  ['mht', mhtReader],
  ['mhtml', mhtReader],
  ['rtf', rtfParser],
  ['txt', textReader],
])

const relations = 'word/_rels/document.xml.rels'
/** More of them are no document, but a way to keep the reader at work. */
const maxChunks = 50

async function readChunk(archive: Archive, target: string): Promise<{ html: string; lost: Lost } | null> {
  const path = target.startsWith('/') ? target.slice(1) : `word/${target}`
  const read = readers.get(/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '')
  if (!read || !archive.exists(path)) return null
  const reading = await read(await archive.read(path))
  // Its styles would apply to the whole document.
  return 'html' in reading ? { html: takeStyles(reading.html).html, lost: reading.lost ?? {} } : null
}

/** Reads the parts of other formats that the document names; one that no reader knows is not among them. */
export async function readChunks(archive: Archive): Promise<Chunks> {
  const html = new Map<string, string>()
  const lost = new Map<string, number>()
  if (!archive.exists(relations)) return { html, lost: {} }
  const part = new DOMParser().parseFromString(xmlOf(await archive.read(relations)), 'application/xml')
  const named = elementsNamed(part, 'Relationship').filter(
    (element) =>
      element.getAttribute('Type')?.endsWith('/aFChunk') && element.getAttribute('TargetMode') !== 'External',
  )
  for (const element of named.slice(0, maxChunks)) {
    const chunk = await readChunk(archive, element.getAttribute('Target') ?? '')
    if (!chunk) continue
    html.set(element.getAttribute('Id') ?? '', chunk.html)
    for (const [kind, count] of Object.entries(chunk.lost)) lost.set(kind, (lost.get(kind) ?? 0) + count)
  }
  return { html, lost: Object.fromEntries(lost) }
}

/** Stands around the relation of a chunk; it goes through the reader of Word as text. */
const mark = '\uE004'

/** Puts a marked paragraph in the place of each chunk that was read; `onLost` is told of the others. */
export function markChunks(part: Document, chunks: Chunks, onLost: (kind: LostKind) => void): void {
  const make = maker(part)
  for (const element of elementsNamed(part, 'altChunk')) {
    const relation = element.getAttribute('r:id') ?? ''
    if (part.documentElement?.localName !== 'document' || !chunks.html.has(relation)) {
      onLost('embedded')
      continue
    }
    const text = make('word', 'w:t')
    text.textContent = `${mark}${relation}${mark}`
    replaceBy(element, [make('word', 'w:p', {}, [make('word', 'w:r', {}, [text])])])
  }
}

const marked = /<p\b[^<>]*>(?:<span\b[^<>]*>)?\uE004([^\uE004<>]{0,200})\uE004(?:<\/span>)?<\/p>/g

/** Writes the pages in the place of their marks. */
export function writeChunks(html: string, { html: pages }: Chunks): string {
  return html.replace(marked, (_whole, relation: string) => `<div>${pages.get(relation) ?? ''}</div>`)
}
