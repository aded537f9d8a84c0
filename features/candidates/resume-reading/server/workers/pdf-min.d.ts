/** The smaller build of pdf.js, which starts faster; it comes without types of its own. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
  export { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
}
