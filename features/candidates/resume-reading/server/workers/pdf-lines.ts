import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import { maxPages, maxSigns } from '../../rules/limits.ts'
import type { ReadingLine } from '../../rules/line.ts'
import type { PageText } from './page-fragments.ts'
import { pageLines } from './page-lines.ts'

const library = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), sep)

GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs')

/** The most texts of one page; a resume has some hundred. */
const maxTexts = 20_000

type Matrix = readonly [number, number, number, number, number, number]

function isMatrix(value: readonly unknown[]): value is Matrix {
  return value.length === 6 && value.every((part) => typeof part === 'number')
}

/** A text at its position on the shown page; null for text that does not run from left to right. */
interface TextItem {
  readonly str: string
  readonly transform: readonly unknown[]
  readonly width: number
  readonly fontName: string
}

function pageText(
  { str, transform, width, fontName: font }: TextItem,
  toView: readonly unknown[],
): PageText | null {
  if (!isMatrix(transform) || !isMatrix(toView) || str === '') return null
  const [a, b, , d, e, f] = transform
  const x = toView[0] * e + toView[2] * f + toView[4]
  const baseline = toView[1] * e + toView[3] * f + toView[5]
  const slope = Math.abs(toView[1] * a + toView[3] * b)
  const run = toView[0] * a + toView[2] * b
  if (run <= 0 || slope > 0.1 * run) return null
  const height = Math.abs(d) > 0 ? Math.abs(d) : Math.abs(a)
  return height > 0 ? { text: str, x, baseline, width, height, font } : null
}

/** A page of the document; null where pdf.js cannot find it: the count may claim more pages than there are. */
async function pageOf(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy | null> {
  return pdf.getPage(number).catch((error: unknown) => {
    if (number === 1) throw error
    return null
  })
}

async function linesOfPage(page: PDFPageProxy): Promise<ReadingLine[]> {
  const view = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const texts = items
    .slice(0, maxTexts)
    .flatMap((item) => ('str' in item ? (pageText(item, view.transform) ?? []) : []))
  const size = { width: view.width, height: view.height }
  const lines = pageLines({ page: page.pageNumber, size, texts })
  page.cleanup()
  return lines
}

async function linesOfPages(pdf: PDFDocumentProxy): Promise<{ lines: ReadingLine[]; isCut: boolean }> {
  const lines: ReadingLine[] = []
  let signs = 0
  let isCut = pdf.numPages > maxPages
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pageOf(pdf, number)
    if (!page) break
    const own = await linesOfPage(page)
    lines.push(...own)
    signs += own.reduce((sum, { text }) => sum + text.length, 0)
    if (signs > maxSigns) {
      isCut = true
      break
    }
  }
  return { lines, isCut }
}

/**
 * The lines of a PDF, in reading order, with their boxes. Rejects as pdf.js does, such as with `PasswordException`.
 *
 * No script, font or picture of the document is used.
 */
export async function pdfLines(
  data: Uint8Array,
  password: string,
): Promise<{ readonly lines: ReadingLine[]; readonly pages: number; readonly isCut: boolean }> {
  const task = getDocument({
    data,
    ...(password ? { password } : {}),
    cMapUrl: join(library, 'cmaps', sep),
    standardFontDataUrl: join(library, 'standard_fonts', sep),
    wasmUrl: join(library, 'wasm', sep),
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise
    return { ...(await linesOfPages(pdf)), pages: pdf.numPages }
  } finally {
    // The next resume of the process has its memory.
    await task.destroy()
  }
}
