import type { AppServices, Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { linkRefusals } from '../../../../meetings/planning/contract/mail-links.ts'
import { type CandidatePurpose, candidatePurposes } from '../../../../meetings/planning/rules/mail-links.ts'
import { openCounted } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import { sentBrand } from '../../../../platform/company/rules.ts'
import { pageRefusals, type WireConsented, type WireWithdrawn } from '../../contract/page.ts'
import { openPages } from '../../rules/pages.ts'
import { findPage, type OpenPage, type PageLinkRequest } from '../queries/open-pages.ts'

const isSwitchedOn = ({ rules, purpose }: OpenPage) => openPages(rules).includes(purpose)

/** Whether a token is a valid link to any page. */
export async function isPageOpen(services: AppServices, token: string): Promise<boolean> {
  const page = await findPage(services, { token, purposes: candidatePurposes }, { isLocked: false })
  return page !== null && !page.isOver && isSwitchedOn(page)
}

/**
 * The page, where it is open. The refusal of any other one tells the consent that stands, so that it can be withdrawn,
 * or that it was withdrawn.
 */
function requireOpen<Page extends OpenPage>(page: Page): Page {
  const { isOver, consent, companyName, companyNameLatin, rules, withdrawnAt } = page
  if (!isOver && isSwitchedOn(page)) return page
  const from = { companyName, companyNameLatin, ...sentBrand(rules) }
  const consented: WireConsented | null = consent && {
    ...from,
    ...(!isOver && { consentTime: consent.givenAt }),
  }
  const withdrawn: WireWithdrawn | null =
    isOver && withdrawnAt !== null ? { ...from, withdrawnTime: withdrawnAt } : null
  const detail = consented ? { data: { consented } } : withdrawn ? { data: { withdrawn } } : {}
  if (isOver) throw new Refusal(linkRefusals, 'linkOver', detail)
  throw new Refusal(pageRefusals, 'switchedOff', detail)
}

/**
 * Returns the page of a link, or refuses it.
 *
 * An unknown, ended, used or revoked link, and a link for another page, are refused alike, and counted. Only
 * the holder of a link with a consent is told that the consent can be withdrawn, or that
 * it was. A page that the company has switched off says so to the holder of a link that would open it.
 */
export async function openPage<Purpose extends CandidatePurpose>(
  services: AppServices,
  linkRequest: PageLinkRequest<Purpose>,
): Promise<OpenPage<Purpose>> {
  const find = () => findPage(services, linkRequest, { isLocked: false })
  return requireOpen(await openCounted(services, linkRequest.address, find))
}

/** The same for a withdrawal: also by an ended link, and with the page switched off. */
export function openAnyPage(services: AppServices, linkRequest: PageLinkRequest): Promise<OpenPage> {
  return openCounted(services, linkRequest.address, () =>
    findPage(services, linkRequest, { isLocked: false }),
  )
}

/** The locks of an act by a link, taken before its candidate's. */
interface Holds {
  /** The link's, which keeps its rights as they are. */
  readonly companyId: CompanyId
  /** Locks what must be locked between the rights and the candidate. */
  readonly before?: (db: Database, companyId: CompanyId) => Promise<void>
}

/**
 * Proves once more, within the transaction of an act, what a link opens, and keeps the company's rights, the link and
 * its candidate as they are until the transaction ends. Call it first in the transaction.
 *
 * The page is read in a second statement, after the lock: a statement that waits for a row reads all other rows as they
 * were before, and would miss a consent that was just given or withdrawn.
 */
export async function lockAnyPage<Purpose extends CandidatePurpose>(
  within: AppServices,
  linkRequest: PageLinkRequest<Purpose>,
  { companyId, before }: Holds,
): Promise<OpenPage<Purpose>> {
  await shareRights(within.db, companyId)
  await before?.(within.db, companyId)
  const locked = await findPage(within, linkRequest, { isLocked: true })
  const page = locked && (await findPage(within, linkRequest, { isLocked: false }))
  if (!page) throw new Refusal(linkRefusals, 'linkOver')
  return page
}

export async function lockPage<Purpose extends CandidatePurpose>(
  within: AppServices,
  linkRequest: PageLinkRequest<Purpose>,
  holds: Holds,
): Promise<OpenPage<Purpose>> {
  return requireOpen(await lockAnyPage(within, linkRequest, holds))
}

/** The page with its consent; refuses without one. */
export function requireConsent<Page extends OpenPage>(page: Page) {
  const { consent } = page
  if (!consent) throw new Refusal(pageRefusals, 'noConsent')
  return { ...page, consent }
}
