import { downloadType } from '../../media/rules.ts'

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

/** The endings of files that the product shows or plays. */
export const mediaEndings: readonly string[] = Object.keys(types)

/** Endings of what a browser or a system runs: such files never get in, not even to be downloaded. */
export const refusedEndings: readonly string[] = [
  'svg',
  'svgz',
  'js',
  'mjs',
  'cjs',
  'jse',
  'xhtml',
  'xht',
  'shtml',
  'hta',
  'swf',
  'jar',
  'wasm',
  'exe',
  'msi',
  'msp',
  'bat',
  'cmd',
  'com',
  'scr',
  'pif',
  'cpl',
  'dll',
  'ps1',
  'vbs',
  'vbe',
  'wsf',
  'wsh',
  'lnk',
  'url',
  'reg',
  'app',
  'dmg',
  'pkg',
  'apk',
  'sh',
  'command',
  'desktop',
  'iso',
  'img',
  'vhd',
]

const endingOf = (name: string) => /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The content type of a file by its ending; null for a type that is not accepted. */
export function mediaTypeOf(name: string): string | null {
  const ending = endingOf(name)
  if (ending === '' || refusedEndings.includes(ending)) return null
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : downloadType
}

/** Whether the product can only hand a file out, and shows nothing of it. */
export function isOnlyKept(name: string): boolean {
  return mediaTypeOf(name) === downloadType
}
