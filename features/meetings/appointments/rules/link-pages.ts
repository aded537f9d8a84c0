import { withoutEnd } from '@candor/kernel/without-end'
import { ownCopyPage } from '../../../candidates/candidate-copy/rules/page.ts'
import { candidatePageOf, idCheckPage, linkField, pageOf } from '../../planning/rules/mail-links.ts'
import type { Stage } from './appointment.ts'

/** The page on which a candidate chooses a time; its child pages show the state (P2-039). */
const scheduleRoot = pageOf.schedule

const children: Readonly<Record<Stage, string>> = {
  choosing: 'default',
  waiting: 'default',
  answering: 'confirm-reserve',
  reserved: 'success-reserve',
  told: 'feedback-success',
  cancelled: 'feedback-success',
}

/** The address of a candidate's page in a state. */
export function schedulePath(stage: Stage): string {
  return `${scheduleRoot}/${children[stage]}`
}

export type LinkPage =
  | 'schedule'
  | 'invitation'
  | 'satisfaction'
  | 'idCard'
  | 'monitor'
  | 'campaign'
  | 'ownCopy'
  | 'feedback'

const pages = new Map<string, LinkPage>([
  [scheduleRoot, 'schedule'],
  ...Object.values(children).map((child): [string, LinkPage] => [`${scheduleRoot}/${child}`, 'schedule']),
  [pageOf.accept.toLowerCase(), 'invitation'],
  [pageOf.satisfaction, 'satisfaction'],
  [candidatePageOf.idCard, 'idCard'],
  [idCheckPage, 'idCard'],
  [candidatePageOf.monitor, 'monitor'],
  [candidatePageOf.campaign.toLowerCase(), 'campaign'],
  [ownCopyPage, 'ownCopy'],
])

/** The page of a mailed link at an address, in any case; null if there is none. */
export function linkPageOf(address: string): LinkPage | null {
  const path = withoutEnd(address.replace(/[?#].*$/, ''), /\//).toLowerCase()
  // Without a link the same page is for signed-in accounts.
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
  if (path === pageOf.feedback.toLowerCase()) return query.has(linkField) ? 'feedback' : null
  return pages.get(path) ?? null
}
