import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { sql } from 'kysely'
import { linkRefusals } from '../../../../meetings/planning/contract/mail-links.ts'
import { type CandidatePurpose, candidatePurposes } from '../../../../meetings/planning/rules/mail-links.ts'
import { openCounted } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import { type CompanyRules, readCompanyRules, sentBrand } from '../../../../platform/company/rules.ts'
import { pageRefusals, type WireConsented, type WireWithdrawn } from '../../contract/page.ts'
import { openPages } from '../../rules/pages.ts'

/** A request with a link to a candidate's page. */
export interface PageLinkRequest<Purpose extends CandidatePurpose = CandidatePurpose> {
  readonly token: string
  /** Network address of the caller. */
  readonly address: string
  /** The expected purposes: a link for anything else is refused. */
  readonly purposes: readonly Purpose[]
  /** Idempotency key of a submit: a retry opens the link that the first try has used up. */
  readonly key?: string | null
}

interface FoundPage<Purpose extends CandidatePurpose> {
  readonly linkId: string
  /** Whether the link was used, revoked or has expired: then it only withdraws its consent. */
  readonly isOver: boolean
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  /** The interview to which a monitor's link belongs; the database sees to it. */
  readonly interviewId: Purpose extends 'monitor' ? InterviewId : null
  readonly purpose: Purpose
  readonly expiresAt: number
  readonly usedAt: number | null
  readonly companyName: string
  readonly companyNameLatin: string | null
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly interviewEndedAt: number | null
  readonly consent: { readonly id: string; readonly givenAt: number } | null
  /** When they said that they do not agree; null where they did not, or agreed afterwards. */
  readonly declinedAt: number | null
  /** When the last consent by it was withdrawn; null where one stands, or none was given. */
  readonly withdrawnAt: number | null
  /** Whether the link went to the candidate alone; null where that is not known. */
  readonly isMailed: boolean | null
}

/** The page of a link with its data. Times are in epoch milliseconds. */
export interface OpenPage<Purpose extends CandidatePurpose = CandidatePurpose> extends FoundPage<Purpose> {
  readonly rules: CompanyRules
}

interface StoredPage<Purpose extends CandidatePurpose> extends FoundPage<Purpose> {
  readonly rules: unknown
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

/**
 * What a link leads to; null where it is unknown, or over and nobody ever agreed by it. Taken, link and candidate stay as
 * they are until the transaction ends.
 */
async function findPage<Purpose extends CandidatePurpose>(
  { db, clock, settings }: AppServices,
  { token, purposes, key = null }: Omit<PageLinkRequest<Purpose>, 'address'>,
  { isLocked }: { isLocked: boolean },
): Promise<OpenPage<Purpose> | null> {
  const isOver = sql<boolean>`(link.revoked_at is not null or link.expires_at <= ${clock.now()}
    or link.used_at is not null and coalesce(link.used_by_key <> ${key}, true))`
  const { rows } = await sql<{ found: StoredPage<Purpose> }>`
    select jsonb_build_object(
      'linkId', link.id, 'isOver', ${isOver}, 'companyId', link.company_id, 'candidateId', link.candidate_id,
      'interviewId', link.interview_id, 'purpose', link.purpose,
      'expiresAt', ${ms('link.expires_at')}, 'usedAt', ${ms('link.used_at')},
      'companyName', company.name, 'companyNameLatin', company.name_latin,
      'positionName', position.name, 'positionNameLatin', position.name_latin,
      'rules', (select value from company_setting where company_id = company.id and key = 'rules'),
      'interviewEndedAt', (select ${ms('finished_at')} from interview where id = link.interview_id),
      'consent', (select jsonb_build_object('id', id, 'givenAt', ${ms('given_at')}) from candidate_consent
        where link_id = link.id and withdrawn_at is null),
      'declinedAt', ${ms('link.declined_at')}, 'isMailed', link.is_mailed,
      'withdrawnAt', (select case when bool_and(withdrawn_at is not null) then max(${ms('withdrawn_at')}) end
        from candidate_consent where link_id = link.id)
    ) as found
    from mail_link as link
      join candidate on candidate.id = link.candidate_id
      join position on position.id = candidate.position_id
      join company on company.id = link.company_id
      join account on account.id = link.made_by_account_id
    where link.token_hash = ${hashToken(token)} and link.purpose = any(${purposes})
      and (not ${isOver} or exists (select from candidate_consent where link_id = link.id))
      and (${settings.isDemoOn} or not account.is_demo)
    ${isLocked ? sql`for no key update of candidate, link` : sql``}`.execute(db)
  const found = rows[0]?.found
  if (!found) return null
  return { ...found, rules: readCompanyRules(found.rules) }
}

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
