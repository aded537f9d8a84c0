import { withoutEnd } from '@candor/kernel/without-end'
import { isShareLink } from '../../../report/report/rules/link.ts'

/** The visitors' pages with an entry of their own: a report behind its password, at either of its addresses (N21). */
const visitPaths = ['/interview', '/mail-report'] as const

export function isVisitPath(path: string): boolean {
  const normalized = withoutEnd(path.replace(/[?#].*$/, ''), /\//).toLowerCase()
  return visitPaths.some((known) => known === normalized)
}

/** The application's path of a report named by its id, for a signed-in account. Null: the visitors' page opens it. */
export function applicationPath(search: string, isSignedIn: boolean): string | null {
  const link = new URLSearchParams(search).get('userid') ?? ''
  return isSignedIn && link !== '' && !isShareLink(link) ? `/newShareReport${search}` : null
}

/** The path at which a link opens the report behind its password, on the same host. */
export function passwordReportPath(link: string): string {
  return `${visitPaths[0]}?${new URLSearchParams({ userid: link })}`
}

/** The address at which the same share opens the report behind its password. */
export function passwordReportAddress(shareUrl: string): string {
  const address = new URL(shareUrl)
  address.pathname = visitPaths[0]
  return address.href
}
