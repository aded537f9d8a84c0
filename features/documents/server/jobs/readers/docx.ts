import mammoth from 'mammoth'
import { openArchive } from '../archive.ts'
import { isShownImage } from '../clean.ts'

const unpacked = { maxBytes: 64 * 1024 * 1024, maxEntries: 5_000 }

type Decoded = Buffer | string

function decoded(bytes: Buffer, encoding: string | undefined): Decoded {
  if (encoding === undefined) return bytes
  return encoding === 'base64' ? bytes.toString('base64') : new TextDecoder(encoding).decode(bytes)
}

/** Turns a docx into raw HTML; pictures that browsers do not show are left out. Throws on what is no docx. */
export async function docxToHtml(bytes: Buffer): Promise<string> {
  const archive = await openArchive(bytes, unpacked)
  // Mammoth's third way in, an opened archive: its own unpacks whatever a zip holds, without a limit. Its types ask
  // for a path; an empty one is passed over.
  const input = {
    path: '',
    file: {
      exists: archive.exists,
      read: async (name: string, encoding?: string) => decoded(await archive.read(name), encoding),
    },
  }
  const convertImage = mammoth.images.imgElement(async (image) => {
    if (!isShownImage(image.contentType)) return { src: '' }
    return { src: `data:${image.contentType};base64,${await image.read('base64')}` }
  })
  const result = await mammoth.convertToHtml(input, {
    convertImage,
    externalFileAccess: false,
    includeEmbeddedStyleMap: false,
  })
  return result.value
}
