import type { FileId } from '@candor/kernel/ids'
import { mediaWordOf } from '../../documents/rules/source-address.ts'
import { readFileReference } from '../../media/rules.ts'

interface AppServices {
  readonly settings: { readonly publicUrl: string }
  readonly media: { read(word: string): { readonly fileId: FileId } | null }
}

/** The file of a reference or a valid media address; null for anything else. It proves no right to use the file. */
export function namedFile({ settings, media }: AppServices, text: string): FileId | null {
  const word = mediaWordOf(text, settings.publicUrl)
  return readFileReference(text) ?? (word ? (media.read(word)?.fileId ?? null) : null)
}
