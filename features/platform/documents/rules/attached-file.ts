import { isImageEnding } from './convert-type.ts'

export type FileKind = 'image' | 'video' | 'document'

const videos: readonly string[] = ['mov', 'mp4', 'avi', 'wov']

/** How a file is shown, by its ending in any case (R5-038 to R5-040). */
export function fileKind(ending: string): FileKind {
  if (isImageEnding(ending)) return 'image'
  return videos.includes(ending.toLowerCase()) ? 'video' : 'document'
}

export interface Named {
  readonly id: string
  readonly name: string
  readonly address: string
}

/** A file that came beside a resume or with an evaluation. `ending` is without its dot. */
export interface AttachedFile extends Named {
  readonly ending: string
  readonly kind: FileKind
  /** Without it the file is only downloaded. */
  readonly hasPreview: boolean
}
