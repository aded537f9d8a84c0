import type { AppServices } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { CandidatePurpose } from '../../../../meetings/planning/rules/mail-links.ts'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { type CompanyRules, readCompanyRules } from '../../../../platform/company/rules.ts'
import { monthsUnder } from '../../../../platform/company/server/queries/retention.ts'

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
  /** Whether the link was used, revoked or has expired: then it only takes back what was agreed to by it. */
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

/** What a link leads to, with what its page tells. Times are in epoch milliseconds. */
export interface OpenPage<Purpose extends CandidatePurpose = CandidatePurpose> extends FoundPage<Purpose> {
  readonly rules: CompanyRules
  /** How long the company keeps candidates after their outcome, in months. */
  readonly retentionMonths: number
}

interface StoredPage<Purpose extends CandidatePurpose> extends FoundPage<Purpose> {
  readonly rules: unknown
  readonly profile: string
  readonly ownMonths: number | null
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

/**
 * What a link leads to; null where it is unknown, or over and nobody ever agreed by it. Taken, link and candidate stay as
 * they are until the transaction ends.
 */
export async function findPage<Purpose extends CandidatePurpose>(
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
      'profile', company.profile,
      'ownMonths', (select months from company_retention where company_id = company.id),
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
  const { profile, ownMonths, rules, ...page } = found
  return { ...page, rules: readCompanyRules(rules), retentionMonths: monthsUnder(profile, ownMonths) }
}
