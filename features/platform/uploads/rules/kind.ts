/** What may be uploaded, by extension: the media type of the content, and the type that it is served with (R5-028). */
const kinds = {
  docx: {
    detected: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    served: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  // The container of older Office files, whose first bytes do not tell their content.
  doc: { detected: 'application/x-cfb', served: 'application/msword' },
  pdf: { detected: 'application/pdf', served: 'application/pdf' },
  txt: { detected: null, served: 'text/plain; charset=utf-8' },
} as const
export type UploadKind = keyof typeof kinds

export const uploadKinds: readonly UploadKind[] = ['docx', 'doc', 'pdf', 'txt']

/** The kind for a file's extension, in any case; null for any other (R5-029). */
export function kindOfName(name: string): UploadKind | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return uploadKinds.find((kind) => kind === ending) ?? null
}

/**
 * Whether a file's content is of a kind; `detected` is the media type of its first bytes, if any. A text may begin with
 * bytes of another type ("BMW …" is no bitmap), so readable text counts as text.
 */
export function isOfKind(
  kind: UploadKind,
  { detected, isText }: { detected: string | null; isText: boolean },
): boolean {
  const found = uploadKinds.find((each) => kinds[each].detected === detected && detected !== null)
  return found ? found === kind : kind === 'txt' && isText
}

export function servedType(kind: UploadKind): string {
  return kinds[kind].served
}
