import { DOMParser } from '@xmldom/xmldom'
import JSZip from 'jszip'
import { type Archive, openArchive } from './archive.ts'
import { readChunks, writeChunks } from './docx/chunks.ts'
import { standInForBrowser } from './docx/dom.ts'
import { elementMaker, pageOfNodes } from './docx/page.ts'
import { preparePart } from './docx/prepare.ts'
import { rightTabStyles } from './docx/right-tab.ts'
import { rubyOfMarks } from './docx/ruby.ts'
import { xmlOf } from './docx/xml.ts'
import { type Lost, type LostKind, lostKinds } from './lost.ts'
import type { DocumentParser } from './reader.ts'

const unpacked = { maxBytes: 64 * 1024 * 1024, maxEntries: 5_000 }

/** The parts of a docx that a page is made of. Fonts, macros and whatever else was packed stay where they are. */
const isRead = (name: string) => /\.(xml|rels)$/i.test(name) || /\.(png|jpe?g|gif|webp|bmp|dib)$/i.test(name)

/** Repacks what is read, counted while it is unpacked: the library unpacks without a limit. */
async function repack(archive: Archive): Promise<Buffer> {
  const zip = new JSZip()
  for (const name of archive.names().filter(isRead)) zip.file(name, await archive.read(name))
  return zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' })
}

async function readRightTabStyles(archive: Archive): Promise<ReadonlySet<string>> {
  const name = 'word/styles.xml'
  if (!archive.exists(name)) return new Set()
  return rightTabStyles(new DOMParser().parseFromString(xmlOf(await archive.read(name)), 'application/xml'))
}

/** Reads Word documents, pages and their heads and feet included. */
export const docxReader: DocumentParser = async (bytes) => {
  const archive = await openArchive(bytes, unpacked)
  const styles = await readRightTabStyles(archive)
  const chunks = await readChunks(archive)
  const lost = new Map<LostKind, number>()
  const onLost = (kind: LostKind, count = 1) => lost.set(kind, (lost.get(kind) ?? 0) + count)
  let isSimplified = false
  const onSimplified = () => {
    isSimplified = true
  }
  const document = standInForBrowser((part) => preparePart(part, { styles, chunks, onLost, onSimplified }))
  // It looks for the browser's page as soon as it is loaded.
  const { parseAsync, renderDocument } = await import('docx-preview')
  const word = await parseAsync(await repack(archive), { useBase64URL: true })
  const { html, lostPictures } = pageOfNodes(
    document,
    await renderDocument(word, {
      h: elementMaker(document),
      inWrapper: false,
      ignoreFonts: true,
      useBase64URL: true,
      renderAltChunks: false,
      // No such break is left: with this, a section goes on where the one before it ended.
      ignoreLastRenderedPageBreak: false,
    }),
  )
  if (lostPictures > 0) onLost('picture', lostPictures)
  for (const kind of lostKinds) if (chunks.lost[kind]) onLost(kind, chunks.lost[kind])
  return {
    html: rubyOfMarks(writeChunks(html, chunks)),
    lost: Object.fromEntries(lost) satisfies Lost,
    isSimplified,
    look: 'paged',
  }
}
