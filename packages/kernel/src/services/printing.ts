import type { ScriptLanguage } from '../script-languages.ts'

/** A page that the server draws in a browser of its own. */
export interface PrintedPage {
  readonly path: string
  /** Runs before the page's own scripts. */
  readonly script: string
  /** Selector of an element that is there once the page is drawn. */
  readonly drawn: string
  /** Answers the requests of the page, which reaches nothing else. */
  fetch(path: string, accept: string): Promise<PageAnswer>
}

export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** The PDF of a page, or the limit at which it was given up. */
export type Printed = { readonly pdf: Uint8Array } | { readonly fault: 'tooSlow' | 'tooLarge' }

/** Prints pages as PDF. The signal ends the browser that prints. Throws where printing is not possible at all. */
export interface Printer {
  print(page: PrintedPage, signal: AbortSignal): Promise<Printed>
  /** The scripts that have no font here: a PDF shows squares for them. None where that is not known. */
  missingFonts(): Promise<readonly ScriptLanguage[]>
}
