import { DOMParser } from '@xmldom/xmldom'
import JSZip from 'jszip'
import type { Lost, LostKind } from '../../../rules/lost.ts'
import { type Archive, openArchive } from '../archive.ts'
import type { DocumentParser } from '../reader.ts'
import { standInForBrowser } from './docx/dom.ts'
import { elementMaker, pageOfNodes } from './docx/page.ts'
import { preparePart } from './docx/prepare.ts'
import { rightTabStyles } from './docx/right-tab.ts'
import { rubyOfMarks } from './docx/ruby.ts'

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
  return rightTabStyles(new DOMParser().parseFromString(String(await archive.read(name)), 'application/xml'))
}

/** Reads Word documents, pages and their heads and feet included. */
export const docxReader: DocumentParser = async (bytes) => {
  const archive = await openArchive(bytes, unpacked)
  const styles = await readRightTabStyles(archive)
  const lost = new Map<LostKind, number>()
  const onLost = (kind: LostKind, count = 1) => lost.set(kind, (lost.get(kind) ?? 0) + count)
  let isSimplified = false
  const onSimplified = () => {
    isSimplified = true
  }
  const document = standInForBrowser((part) => preparePart(part, { styles, onLost, onSimplified }))
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
    }),
  )
  if (lostPictures > 0) onLost('picture', lostPictures)
  return {
    html: rubyOfMarks(html),
    lost: Object.fromEntries(lost) satisfies Lost,
    isSimplified,
    look: 'paged',
  }
}
