import { isRecord } from '@candor/kernel/is-record'

export const readingFormats = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'html', 'mht', 'text'] as const
export type ReadingFormat = (typeof readingFormats)[number]

/** What the reading process is asked for, as a file in its folder: no other process sees the password. */
export interface ReadingRequest {
  readonly path: string
  readonly format: ReadingFormat
  readonly fileName: string
  readonly today: string
  readonly password: string
}

/** Reads a request. Without a schema: loading one takes longer than reading a small resume. */
export function readRequest(json: string): ReadingRequest {
  const value: unknown = JSON.parse(json)
  if (!isRecord(value)) throw new Error('the request is no object')
  const text = (key: string) => {
    const part = value[key]
    return typeof part === 'string' ? part : ''
  }
  const format = readingFormats.find((one) => one === value['format'])
  if (!format) throw new Error('the request names no format')
  const fileName = text('fileName')
  return { path: text('path'), format, fileName, today: text('today'), password: text('password') }
}
