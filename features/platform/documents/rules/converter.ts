import type { DocumentFormat } from './format.ts'

/** A program that turns a document into something that a browser shows. */
export type Converter = Exclude<DocumentFormat, 'pdf' | 'image'>

/**
 * Increase it whenever a converter gives another result for the same document, so that no old result is shown: a job
 * removes those.
 */
export const converterVersion = 4

const officeFirst: readonly DocumentFormat[] = ['docx', 'doc', 'odt', 'rtf', 'office']

/**
 * The converters for a format, the best first; empty where none can convert it. Not for formats that browsers show as
 * they are.
 *
 * An office program keeps the layout of a document, so it comes before the built-in reader.
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

/** Media types of the converters' results. */
export const resultTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  html: 'text/html; charset=utf-8',
} as const
export type ResultEnding = keyof typeof resultTypes

/** Ending of a converter's results. */
export function resultEnding(converter: Converter): ResultEnding {
  if (converter === 'office') return 'pdf'
  return converter === 'heic' ? 'jpg' : 'html'
}

/** What a result was made of, and how: the same of all never gives another result. */
export interface ResultKey {
  readonly sourceHash: string
  readonly converter: Converter
  readonly version: number
  /** Empty where the result is the same in every language: a page says what it does not show, a picture does not. */
  readonly locale: string
}

export function resultKey(sourceHash: string, converter: Converter, locale: string): ResultKey {
  const isPage = resultEnding(converter) === 'html'
  return { sourceHash, converter, version: converterVersion, locale: isPage ? locale : '' }
}

/** The name of a result's file. It only tells people apart what they saved: results are found by their keys. */
export function resultName({ sourceHash, converter, version, locale }: ResultKey): string {
  return [sourceHash, converter, version, locale, resultEnding(converter)]
    .filter((part) => part !== '')
    .join('.')
}

/** A file in one candidate's report, and the viewer's rights to it. */
export interface FileInReport {
  isResume: boolean
  isAnonymous: boolean
  mayReadOriginal: boolean
}

/**
 * Whether a reader of the report may have one of its files converted.
 *
 * Never for an anonymous candidate: the text of a document names the person, whatever the file is called.
 */
export function canConvert({ isResume, isAnonymous, mayReadOriginal }: FileInReport): boolean {
  return !isAnonymous && (mayReadOriginal || !isResume)
}

const unreadableCauses = ['locked', 'cutShort', 'tooOld'] as const
/** Why a document cannot be read, where that is known. */
export type UnreadableCause = (typeof unreadableCauses)[number]

/** Why there is no result; each has its text among the refusals of the calls. */
export const conversionFaults = [
  ...unreadableCauses,
  'unreadable',
  'empty',
  'tooLarge',
  'tooSlow',
  'busy',
] as const
export type ConversionFault = (typeof conversionFaults)[number]
