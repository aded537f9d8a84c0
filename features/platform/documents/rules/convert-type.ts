import type { convertTypes } from '../contract.ts'

export type ConvertType = (typeof convertTypes)[number]

/** Where a resume is opened: in a report, or from the mobile report's link (decision C01). */
export type OpeningContext = 'report' | 'handoff'

/**
 * How a document is opened. `unlisted`: the ending is in no table, so the report asks the preview call (decisions C03,
 * C04).
 */
export type ConversionKind = ConvertType | 'direct' | 'unlisted'

/** The channel whose html resumes are shown unchanged. */
const directHtmlChannel = 5

const images = ['png', 'jpg', 'jpeg']
const inReport: ReadonlyMap<string, ConversionKind> = new Map([
  ['doc', 'doc2html'],
  ['docx', 'doc2html'],
  ['pdf', 'doc2html'],
  ['mht', 'mht2html'],
  ['mhtml', 'mht2html'],
  ['html', 'html2pdf'],
  ['htm', 'html2pdf'],
])
const inHandoff: ReadonlyMap<string, ConversionKind> = new Map([
  ...inReport,
  ['pdf', 'pdf2pdf'],
  ['html', 'direct'],
  ['htm', 'direct'],
])

const isHtml = (ending: string) => ending === 'html' || ending === 'htm'

export function isImageEnding(ending: string): boolean {
  return images.includes(ending.toLowerCase())
}

/** Chooses how a document with this ending is opened. `channelId` only matters in the report (decision C02). */
export function convertType(
  ending: string,
  channelId: number | null,
  context: OpeningContext,
): ConversionKind {
  const known = ending.toLowerCase()
  if (isImageEnding(known)) return 'direct'
  if (context === 'handoff') return inHandoff.get(known) ?? 'unlisted'
  if (isHtml(known) && channelId === directHtmlChannel) return 'direct'
  return inReport.get(known) ?? 'unlisted'
}

/**
 * The ending of a file name or address, in lower case without the dot; empty without one. Only an address has a query
 * and a fragment: a file may be called `C# resume.pdf`.
 */
export function endingOf(nameOrAddress: string): string {
  const isAddress = /^([a-z][a-z0-9+.-]*:\/)?\//i.test(nameOrAddress)
  const path = isAddress ? nameOrAddress.replace(/[?#].*$/s, '') : nameOrAddress
  return /\.([a-z0-9]+)\s*$/i.exec(path)?.[1]?.toLowerCase() ?? ''
}
