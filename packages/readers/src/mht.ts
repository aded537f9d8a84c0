import { decodePage } from './characters/code-pages.ts'
import { type MimePart, readMime } from './mht/mime.ts'
import { inlinePictures } from './output/pictures.ts'
import { textAsHtml } from './output/text-as-html.ts'
import { type PageLosses, rewritePage } from './page.ts'
import type { DocumentParser } from './reader.ts'

// Parts may be named by an address within the archive alone; this stands for the one that it never had.
const nowhere = 'https://archive.invalid/'
const maxFrameDepth = 4

function resolve(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

const lastName = (address: string) => /([^/\\]+)$/.exec(address)?.[1] ?? address

/** Finds the parts by any address that the page may have for them. */
function indexParts(
  parts: readonly MimePart[],
  base: string,
): (address: string, from: string) => MimePart | null {
  const found = new Map<string, MimePart>()
  const add = (key: string, part: MimePart) => {
    if (!found.has(key)) found.set(key, part)
  }
  for (const part of parts) {
    if (part.contentId) add(`cid:${part.contentId}`, part)
    if (part.location) add(resolve(part.location, base), part)
  }
  // Names that are written in another character set than the page still end alike.
  for (const part of parts) if (part.location) add(lastName(part.location), part)
  return (address, from) =>
    found.get(address) ?? found.get(resolve(address, from)) ?? found.get(lastName(address)) ?? null
}

/**
 * Reads a web archive: the page, with the pictures, style sheets and frames that came with it.
 *
 * A mail is such an archive too; one without a page is shown as its text.
 */
export const mhtReader: DocumentParser = async (bytes) => {
  const { head, parts } = readMime(bytes)
  const page = parts.find(({ type, isAttached }) => /html/.test(type) && !isAttached)
  const lost: PageLosses = {
    picture: 0,
    video: 0,
    embedded: parts.filter(({ isAttached }) => isAttached).length,
  }
  if (!page) {
    const text = parts.find(({ type, isAttached }) => type === 'text/plain' && !isAttached)
    if (!text) throw new Error('there is neither a page nor a text in it')
    return { html: textAsHtml(decodePage(text.bytes(), text.charset)), lost }
  }

  const root = resolve(head.get('content-location') ?? '', nowhere)
  const find = indexParts(parts, root)
  const inline = inlinePictures()
  // Each once: a page that names itself, or one sheet a thousand times, must end.
  const used = new Set<MimePart>()

  function take(address: string, from: string, type: RegExp): MimePart | null {
    const part = find(address, from)
    if (!part || used.has(part) || !type.test(part.type)) return null
    used.add(part)
    return part
  }

  function write(part: MimePart, depth: number): string {
    const base = resolve(part.location ?? '', root)
    return rewritePage(
      decodePage(part.bytes(), part.charset),
      {
        base: base.startsWith(nowhere) ? null : base,
        picture(address) {
          const found = find(address, base)
          return found && inline(found.bytes())
        },
        styleSheet(address) {
          const sheet = take(address, base, /css/)
          return sheet && decodePage(sheet.bytes(), sheet.charset)
        },
        frame(address) {
          const frame = depth < maxFrameDepth ? take(address, base, /html/) : null
          return frame && write(frame, depth + 1)
        },
      },
      lost,
    )
  }

  used.add(page)
  return { html: write(page, 0), lost, look: 'own' }
}
