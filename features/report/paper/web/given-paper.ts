import type { ReportPaper } from '../contract.ts'

declare global {
  /** The embedded report, which the server's browser gets with the page, so that it makes no calls. */
  var candorPaper: ReportPaper | undefined
}

/** The embedded report; null in anybody else's browser. */
export function givenPaper(): ReportPaper | null {
  return globalThis.candorPaper ?? null
}
