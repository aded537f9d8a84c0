/** What may be uploaded, by its ending: the type that the content is known by, and the type it is served with (R5-028). */
const kinds = {
  docx: {
    detected: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    served: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  // The container of the older Office files; what is in it cannot be told from its first bytes.
  doc: { detected: 'application/x-cfb', served: 'application/msword' },
  pdf: { detected: 'application/pdf', served: 'application/pdf' },
  txt: { detected: null, served: 'text/plain; charset=utf-8' },
} as const
export type UploadKind = keyof typeof kinds

export const uploadKinds: readonly UploadKind[] = ['docx', 'doc', 'pdf', 'txt']

/** The kind that a file's name claims, in any case; null for any other ending (R5-029). */
export function kindOfName(name: string): UploadKind | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return uploadKinds.find((kind) => kind === ending) ?? null
}

/**
 * Whether the content of a file is of a kind. `detected` is the media type that its first bytes tell, if any.
 *
 * A text has no such bytes, though it may begin with what looks like them ("BMW …" is no bitmap): it is one as soon as it
 * reads as text and is none of the other kinds.
 */
export function isOfKind(
  kind: UploadKind,
  { detected, isText }: { detected: string | null; isText: boolean },
): boolean {
  const found = uploadKinds.find((each) => kinds[each].detected === detected && detected !== null)
  return found ? found === kind : kind === 'txt' && isText
}

/** The media type that a file of this kind is served with. */
export function servedType(kind: UploadKind): string {
  return kinds[kind].served
}
