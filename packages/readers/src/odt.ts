import { openArchive, TooMuch } from './archive.ts'
import { readStyles } from './odt/styles.ts'
import { OdtWriter } from './odt/writer.ts'
import {
  childrenNamed,
  elementsNamed,
  findElement,
  isElement,
  readXml,
  type XmlElement,
} from './odt/xml-tree.ts'
import { inlinePictures } from './output/pictures.ts'
import { outputLimit, writeDocument } from './output/runs.ts'
import type { DocumentParser } from './reader.ts'
import { Unreadable } from './unreadable.ts'

const unpacked = { maxBytes: 64 * 1024 * 1024, maxEntries: 5_000 }
const maxPictures = 1000

const within = (address: string) => address.replace(/^\.\//, '').replace(/\/$/, '')

/** Whether the list of the files in it says that one of them is encrypted, and which of them are charts. */
function readManifest(manifest: XmlElement): { isEncrypted: boolean; charts: ReadonlySet<string> } {
  const entries = elementsNamed(manifest, new Set(['manifest:file-entry']))
  const charts = entries.filter(({ attributes }) => /\.chart$/.test(attributes['manifest:media-type'] ?? ''))
  return {
    isEncrypted: elementsNamed(manifest, new Set(['manifest:encryption-data'])).length > 0,
    charts: new Set(charts.map(({ attributes }) => within(attributes['manifest:full-path'] ?? ''))),
  }
}

const readBase64 = (image: XmlElement) => {
  const data = findElement(image, 'office:binary-data')?.children.filter((child) => !isElement(child))
  return data ? Buffer.from(data.join(''), 'base64') : null
}

/** Reads an OpenDocument text. Changes that were marked as deleted are not shown. */
export const odtReader: DocumentParser = async (bytes) => {
  const archive = await openArchive(bytes, unpacked)
  const readPart = async (name: string) =>
    readXml(archive.exists(name) ? await archive.read(name) : Buffer.alloc(0))
  const manifest = readManifest(await readPart('META-INF/manifest.xml'))
  if (manifest.isEncrypted) throw new Unreadable('locked')
  const content = readXml(await archive.read('content.xml'))
  const body = findElement(content, 'office:document-content', 'office:body', 'office:text')
  if (!body) throw new Error('this is no text document')
  const around = findElement(await readPart('styles.xml'), 'office:document-styles')

  const images = [content, ...(around ? [around] : [])].flatMap((part) =>
    elementsNamed(part, new Set(['draw:image'])),
  )
  const files = new Map<string, Buffer>()
  for (const { attributes } of images) {
    const name = within(attributes['xlink:href'] ?? '')
    if (files.has(name) || !archive.exists(name)) continue
    if (files.size >= maxPictures) throw new TooMuch('too many pictures')
    files.set(name, await archive.read(name))
  }

  const inline = inlinePictures()
  const notes: string[] = []
  const lost = { picture: 0, chart: 0, embedded: 0 }
  const sources = {
    notes,
    lost,
    spend: outputLimit(),
    picture(image: XmlElement) {
      const found = files.get(within(image.attributes['xlink:href'] ?? '')) ?? readBase64(image)
      return found && inline(found)
    },
    isChart: (object: XmlElement) => manifest.charts.has(within(object.attributes['xlink:href'] ?? '')),
  }
  const named = around && findElement(around, 'office:styles')
  const stylesOf = (part: XmlElement | null) =>
    readStyles([named, part && findElement(part, 'office:automatic-styles')])

  const bodyWriter = new OdtWriter({
    ...sources,
    styles: stylesOf(findElement(content, 'office:document-content')),
  })
  const aroundWriter = new OdtWriter({ ...sources, styles: stylesOf(around) })
  const pages = childrenNamed(around && findElement(around, 'office:master-styles'), 'style:master-page')
  const page = pages.find(({ attributes }) => attributes['style:name'] === 'Standard') ?? pages[0]
  const ofPage = (kind: string) =>
    page?.children
      .filter(isElement)
      .filter(({ name }) => name.startsWith(`style:${kind}`))
      .map((element) => aroundWriter.write(element)) ?? []
  const html = writeDocument({
    headers: ofPage('header'),
    body: bodyWriter.write(body),
    notes,
    footers: ofPage('footer'),
  })
  return { html, lost, isSimplified: true }
}
