import type { DocumentFormat } from './format.ts'

export type Converter = Exclude<DocumentFormat, 'pdf' | 'image'>

/** Increase it when a converter changes its result: a job then removes the old results. */
export const converterVersion = 4

const officeFirst: readonly DocumentFormat[] = ['docx', 'doc', 'odt', 'rtf', 'office']

/**
 * The converters for a format, the best first; none for formats that browsers show. An office program keeps the layout,
 * so it comes before the built-in reader.
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

export const resultTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  html: 'text/html; charset=utf-8',
} as const
export type ResultEnding = keyof typeof resultTypes

export function resultEnding(converter: Converter): ResultEnding {
  if (converter === 'office') return 'pdf'
  return converter === 'heic' ? 'jpg' : 'html'
}

/** Document and way of a conversion: equal keys have equal results. */
export interface ResultKey {
  readonly sourceHash: string
  readonly converter: Converter
  readonly version: number
  /** Empty for a result without words, which is the same in every language. */
  readonly locale: string
}

export function resultKey(sourceHash: string, converter: Converter, locale: string): ResultKey {
  const isPage = resultEnding(converter) === 'html'
  return { sourceHash, converter, version: converterVersion, locale: isPage ? locale : '' }
}

/** The name of a result's file. Results are found by their keys, never by this name. */
export function resultName({ sourceHash, converter, version, locale }: ResultKey): string {
  return [sourceHash, converter, version, locale, resultEnding(converter)]
    .filter((part) => part !== '')
    .join('.')
}

export interface FileInReport {
  isResume: boolean
  isAnonymous: boolean
  mayReadOriginal: boolean
}

/**
 * Whether a reader may have a file converted. Never for an anonymous candidate: the text of a document names the
 * person.
 */
export function canConvert({ isResume, isAnonymous, mayReadOriginal }: FileInReport): boolean {
  return !isAnonymous && (mayReadOriginal || !isResume)
}

const unreadableCauses = ['locked', 'cutShort', 'tooOld'] as const
export type UnreadableCause = (typeof unreadableCauses)[number]

/** Causes of a missing result; each is a refusal of the calls. */
export const conversionFaults = [
  ...unreadableCauses,
  'unreadable',
  'empty',
  'tooLarge',
  'tooSlow',
  'busy',
] as const
export type ConversionFault = (typeof conversionFaults)[number]
