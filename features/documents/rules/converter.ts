import type { DocumentFormat } from './format.ts'

/** What turns a document into something that a browser shows. */
export type Converter = 'office' | 'docx' | 'doc' | 'odt' | 'rtf' | 'html' | 'mht' | 'text' | 'heic'

/** Raised whenever a converter gives something else for the same document, so that no old result is shown. */
const converterVersion = 3

const officeFirst: readonly DocumentFormat[] = ['docx', 'doc', 'odt', 'rtf', 'office']

/**
 * The converters for a format, the best first; an empty list where nothing can be made of it. Not to be asked about
 * what browsers show as it is.
 *
 * An office program shows a document as it was laid out, so that it goes before the reader that is built in.
 */
export function convertersFor(format: DocumentFormat, { hasOffice }: { hasOffice: boolean }): Converter[] {
  const office = hasOffice && officeFirst.includes(format) ? ['office' as const] : []
  if (format === 'pdf' || format === 'image' || format === 'office') return office
  return [...office, format]
}

/** Whether browsers, or the product's own pages, show a format as it is. */
export function isShownAsItIs(format: DocumentFormat): boolean {
  return format === 'pdf' || format === 'image'
}

/** What a converter's results are. */
export const resultTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  html: 'text/html; charset=utf-8',
} as const
export type ResultEnding = keyof typeof resultTypes

/** What a converter's results end in. */
export function resultEnding(converter: Converter): ResultEnding {
  if (converter === 'office') return 'pdf'
  return converter === 'heic' ? 'jpg' : 'html'
}

/**
 * Names a result after what it was made from, so that the same document is converted once. A page speaks its reader's
 * language where it says what it does not show.
 */
export function resultName(contentHash: string, converter: Converter, locale: string): string {
  const ending = resultEnding(converter)
  return `${contentHash}.${converter}.${converterVersion}${ending === 'html' ? `.${locale}` : ''}.${ending}`
}

/** A file in one candidate's report, and what the viewer may do there. */
export interface FileInReport {
  isResume: boolean
  isAnonymous: boolean
  mayReadOriginal: boolean
}

/**
 * Whether a viewer who reads the report may have one of its files converted.
 *
 * No document of an anonymous candidate: its text names the person, whatever the file is called.
 */
export function canConvert({ isResume, isAnonymous, mayReadOriginal }: FileInReport): boolean {
  return !isAnonymous && (mayReadOriginal || !isResume)
}

/** Why there is no result; each is worded as a refusal of the calls. */
export const conversionFaults = ['unreadable', 'empty', 'tooLarge', 'tooSlow', 'busy'] as const
export type ConversionFault = (typeof conversionFaults)[number]
