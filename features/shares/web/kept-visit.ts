import type { ReplyOf } from '@candor/call/define'
import { keepJson, keepText, keptJson, keptText } from '@candor/ui/kept-text.ts'
import type { checkReportPassword } from '../contract.ts'

type Opened = ReplyOf<typeof checkReportPassword>

/** The visit, kept until the browser's tab is closed, so that a reload asks for no password again (P4-009). */
const visitKey = 'sharedReport'

/** The password of a link: with it, a new visit begins after an expired one without asking (P4-007). */
const passwordKey = (link: string) => `reportPassword.${link}`

function isKept(value: unknown, link: string): value is { link: string; reply: Opened } {
  return (
    typeof value === 'object' && value !== null && 'link' in value && value.link === link && 'reply' in value
  )
}

/** Stores a visit in place of the previous one; none while the link is not open yet. */
export function keepOpened(link: string, reply: Opened | null): void {
  keepJson('sessionStorage', visitKey, reply?.visit ? { link, reply } : null)
}

/** Gives a visit to another tab of this browser, as if that had opened the link. */
export function handOpened(tab: Window, link: string, reply: Opened): void {
  tab.sessionStorage.setItem(visitKey, JSON.stringify({ link, reply }))
}

/** The visit of a link that this tab has opened before; null where there is none. */
export function keptOpened(link: string): Opened | null {
  const kept = keptJson('sessionStorage', visitKey)
  return isKept(kept, link) ? kept.reply : null
}

export function keepPassword(link: string, pin: string | null): void {
  keepText('sessionStorage', passwordKey(link), pin)
}

export function keptPassword(link: string): string | null {
  return keptText('sessionStorage', passwordKey(link))
}
