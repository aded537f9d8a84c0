export type DocumentFormat =
  | ('docx' | 'doc' | 'odt' | 'rtf' | 'html' | 'mht' | 'text' | 'heic')
  | ('pdf' | 'image' | 'office')

const byMediaType: ReadonlyMap<string, DocumentFormat> = new Map([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.template', 'docx'],
  ['application/vnd.ms-word.document.macroenabled.12', 'docx'],
  ['application/vnd.ms-word.template.macroenabled.12', 'docx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.text-template', 'odt'],
  ['application/rtf', 'rtf'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/heic-sequence', 'heic'],
  ['image/heif-sequence', 'heic'],
  ['image/png', 'image'],
  ['image/apng', 'image'],
  ['image/jpeg', 'image'],
  ['image/gif', 'image'],
  ['image/webp', 'image'],
  ['image/bmp', 'image'],
  ['image/avif', 'image'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'office'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'office'],
  ['application/vnd.ms-excel.sheet.macroenabled.12', 'office'],
  ['application/vnd.ms-powerpoint.presentation.macroenabled.12', 'office'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'office'],
  ['application/vnd.oasis.opendocument.presentation', 'office'],
])

/** The stream of an encrypted docx, xlsx or pptx, which is packed into the older container. */
export const encryptedStream = 'EncryptedPackage'

export const olderOfficeType = 'application/x-cfb'

/** Streams of the older container, and the format that each identifies. An encrypted file has none of them. */
export const olderOfficeStreams = [
  ['WordDocument', 'doc'],
  ['Workbook', 'office'],
  ['PowerPoint Document', 'office'],
] as const

const mailHead = /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?(?:content-type:\s*multipart\/|mime-version:)/i
const page = /<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]|<(?:table|div|p|h1|meta|center|font)[\s>]/i

/** Documents of office programs that are written as one XML text. */
const flatOffice = /<office:document\b|<w:wordDocument\b|<pkg:package\b|<Workbook\b/

const tag =
  /<(\/?)(?:b|i|u|p|a|h[1-6]|strong|em|font|span|div|br|hr|table|tr|td|th|ul|ol|li|center)(?:\s[^<>]*)?\/?>/gi

function isTagged(text: string): boolean {
  const tags = [...text.slice(0, 16_384).matchAll(tag)]
  const closing = tags.filter(([, slash]) => slash !== '').length
  return (tags[0]?.index ?? Infinity) < 500 && tags.length >= 5 && closing >= 2
}

/** Tells text-based formats apart by their beginnings: job boards export each of them as `.doc`. */
function textFormat(text: string): DocumentFormat {
  const start = text.trimStart()
  if (start.startsWith('{\\rtf')) return 'rtf'
  if (mailHead.test(start)) return 'mht'
  if (start.startsWith('<?xml') && flatOffice.test(start)) return 'office'
  // A page begins with a tag, or with words and then has many; a text about tags has few.
  return (start.startsWith('<') && page.test(start)) || isTagged(start) ? 'html' : 'text'
}

/**
 * The format of a document by its content; null for any other. `mediaType` comes from the first bytes; `readText`
 * gives the beginning of a file that reads as text, and is asked last.
 */
export function documentFormat(found: {
  mediaType: string | null
  olderStream: string | null
  readText: () => string | null
  /** Whether the head of a PDF is further on in the file. */
  isPdfFurtherOn?: boolean
}): DocumentFormat | null {
  if (found.mediaType === olderOfficeType) {
    return olderOfficeStreams.find(([stream]) => stream === found.olderStream)?.[1] ?? null
  }
  const known = found.mediaType ? byMediaType.get(found.mediaType) : undefined
  if (known) return known
  if (found.mediaType === null && found.isPdfFurtherOn) return 'pdf'
  const text = found.readText()
  return text === null ? null : textFormat(text)
}

const claimed = [
  'pdf',
  'docx',
  'doc',
  'odt',
  'rtf',
  'html',
  'htm',
  'mht',
  'mhtml',
  'txt',
  'heic',
  'png',
  'jpg',
  'jpeg',
]

/** Whether a file with this ending, in lower case, claims to be a shown document. With other content it is damaged. */
export function claimsToBeShown(ending: string): boolean {
  return claimed.includes(ending)
}
