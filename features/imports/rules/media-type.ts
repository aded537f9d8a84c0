const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  // Known as a video beside mov (R5-039).
  wov: 'video/quicktime',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  mht: 'multipart/related',
  mhtml: 'multipart/related',
}

/** The endings that media may have. */
export const mediaEndings: readonly string[] = Object.keys(types)

/**
 * The content type of a file by its ending, or null for an ending that is not accepted.
 *
 * The list is closed: what a browser may run (svg, js) never gets in.
 */
export function mediaTypeOf(name: string): string | null {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase()
  return ending && Object.hasOwn(types, ending) ? (types[ending] ?? null) : null
}
