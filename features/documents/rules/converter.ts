import type { ConvertType } from './convert-type.ts'

/** What turns a document into something that a browser shows; `itself` when it needs no turning. */
export type Converter = 'itself' | 'docx' | 'text'

/** Raised whenever a converter gives something else for the same document, so that no old result is shown. */
export const converterVersion = 1

const byType: Readonly<Record<ConvertType, ReadonlyMap<string, Converter>>> = {
  doc2html: new Map([
    ['docx', 'docx'],
    ['pdf', 'itself'],
  ]),
  pdf2pdf: new Map([['pdf', 'itself']]),
  mht2html: new Map(),
  html2pdf: new Map(),
}
const byEnding: ReadonlyMap<string, Converter> = new Map([
  ['docx', 'docx'],
  ['txt', 'text'],
  ['pdf', 'itself'],
  ['png', 'itself'],
  ['jpg', 'itself'],
  ['jpeg', 'itself'],
])

/** The converter for an ending; null while there is none, or when the type does not fit. `type` null asks for any. */
export function converterFor(ending: string, type: ConvertType | null): Converter | null {
  return (type ? byType[type] : byEnding).get(ending) ?? null
}

/** Names a result after what it was made from, so that the same document is converted once. */
export function resultName(contentHash: string, converter: Converter): string {
  return `${contentHash}.${converter}.${converterVersion}.html`
}

/** A file in one candidate's report, and what the viewer may do there. */
export interface FileInReport {
  isResume: boolean
  isAnonymous: boolean
  mayReadResumes: boolean
}

/**
 * Whether a viewer who reads the report may have one of its files converted.
 *
 * No document of an anonymous candidate: its text names the person, whatever the file is called.
 */
export function canConvert({ isResume, isAnonymous, mayReadResumes }: FileInReport): boolean {
  return !isAnonymous && (mayReadResumes || !isResume)
}

/** Why there is no result; each is worded as a refusal of the calls. */
export type ConversionFault = 'unreadable' | 'empty' | 'tooLarge' | 'tooSlow' | 'busy'
