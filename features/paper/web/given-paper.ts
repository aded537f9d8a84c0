import type { ReportPaper } from '../contract.ts'

declare global {
  /** The report that is to be drawn: the server's browser brings it along, so that the page asks for nothing. */
  var candorPaper: ReportPaper | undefined
}

/** The report that came with the page; null in everybody's own browser. */
export function givenPaper(): ReportPaper | null {
  return globalThis.candorPaper ?? null
}
