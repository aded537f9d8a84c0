import { readFile, stat } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { readHeic } from '../../../../platform/documents/server/actions/read-heic.ts'
import type { pictureRefusals } from '../../contract/id-card.ts'
import { isHeic, isPictureType, type PictureType, pictureEndings, stripPicture } from './strip-picture.ts'

type PictureFault = keyof typeof pictureRefusals

/** A stored picture, without metadata. */
export interface CleanPicture {
  readonly content: Uint8Array
  readonly contentType: PictureType
  readonly ending: string
}

export type Cleaned = { readonly picture: CleanPicture } | { readonly fault: PictureFault }

function strip(contentType: PictureType, bytes: Uint8Array): Cleaned {
  const stripped = stripPicture(contentType, bytes)
  if ('fault' in stripped) return stripped
  return { picture: { content: stripped.picture, contentType, ending: pictureEndings[contentType] } }
}

/**
 * Removes the metadata of a received picture of any claimed type.
 *
 * Its type is read from the content. HEIC is converted to JPEG in a process of its own; `by` is the key of its queue.
 */
export async function cleanPicture(path: string, by: string): Promise<Cleaned> {
  if ((await stat(path)).size === 0) return { fault: 'pictureUnreadable' }
  const bytes = await readFile(path)
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (isPictureType(type)) return strip(type, bytes)
  if (!isHeic(type)) return { fault: 'pictureType' }
  const read = await readHeic(path, by)
  if ('picture' in read) return strip('image/jpeg', read.picture)
  const faults = { busy: 'pictureBusy', tooLarge: 'pictureTooLarge' } as const
  return {
    fault: read.fault === 'busy' || read.fault === 'tooLarge' ? faults[read.fault] : 'pictureUnreadable',
  }
}
