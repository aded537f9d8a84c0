import type { ReplyOf } from '@candor/call/define'
import { keepJson, keepText, keptJson, keptText } from '@candor/ui/kept-text.ts'
import { setVisit, visit } from '../../../sign-in/session/web/visit.ts'
import type { checkReportPassword } from '../contract.ts'

type Opened = ReplyOf<typeof checkReportPassword>

/**
 * The visit of a link, kept until the browser's tab is closed, so that a reload asks for no password again (P4-009). Each
 * link has its own: a page and the previews in its frames share what the tab keeps.
 */
const visitKey = (link: string) => `sharedReport.${link}`

/** The password of a link: with it, a new visit begins after an expired one without asking (P4-007). */
const passwordKey = (link: string) => `reportPassword.${link}`

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' && value !== null && 'sharedBy' in value

/** Stores the visit of a link; none while the link is not open yet. */
export function keepOpened(link: string, reply: Opened | null): void {
  keepJson('sessionStorage', visitKey(link), reply?.visit ? reply : null)
}

/** Gives a visit to another tab of this browser, as if that had opened the link. */
export function handOpened(tab: Window, link: string, reply: Opened): void {
  tab.sessionStorage.setItem(visitKey(link), JSON.stringify(reply))
}

/** The visit of a link that this tab has opened before; null where there is none. */
export function keptOpened(link: string): Opened | null {
  const kept = keptJson('sessionStorage', visitKey(link))
  return isOpened(kept) ? kept : null
}

export function keepPassword(link: string, pin: string | null): void {
  keepText('sessionStorage', passwordKey(link), pin)
}

export function keptPassword(link: string): string | null {
  return keptText('sessionStorage', passwordKey(link))
}

/** Forgets a visit: the link is opened again, if it still opens. */
export function forgetVisit(): void {
  const ended = visit()
  setVisit(null)
  if (ended) keepOpened(ended.link, null)
}
