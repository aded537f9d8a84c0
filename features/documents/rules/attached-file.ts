export type FileKind = 'image' | 'video' | 'document'

const images: readonly string[] = ['jpeg', 'png', 'jpg']
const videos: readonly string[] = ['mov', 'mp4', 'avi', 'wov']

/** How a file is shown, by its ending in any case (R5-038 to R5-040). */
export function fileKind(ending: string): FileKind {
  const known = ending.toLowerCase()
  if (images.includes(known)) return 'image'
  return videos.includes(known) ? 'video' : 'document'
}

/** A file or link by its name. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly address: string
}

/** A file that came beside a resume or with an evaluation. `ending` is without its dot. */
export interface AttachedFile extends Named {
  readonly ending: string
  readonly kind: FileKind
}
