import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** The largest image that is drawn, in pixels: a page may claim any size. */
const maxImagePixels = 64_000_000

/**
 * Opens a pdf. The files that pdf.js loads by name are under /pdfjs; no WebAssembly, which the page's policy forbids.
 */
export function openDocument(address: string): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerSrc = workerAddress
  return getDocument({
    url: address,
    cMapUrl: '/pdfjs/cmaps/',
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
    iccUrl: '/pdfjs/iccs/',
    useWasm: false,
    enableXfa: false,
    maxImageSize: maxImagePixels,
  }).promise
}

export type Problem = 'protected' | 'broken' | 'gone' | 'failed'

const problems: ReadonlyMap<string, Problem> = new Map([
  ['PasswordException', 'protected'],
  ['InvalidPDFException', 'broken'],
  ['ResponseException', 'gone'],
])

/** Words for a failure to open. pdf.js only tells its failures apart by name. */
export function problemOf(error: unknown): Problem {
  return (error instanceof Error ? problems.get(error.name) : undefined) ?? 'failed'
}
