import type { AppServices, Database, NewRow } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import type { LinkPurpose } from '../../rules/mail-links.ts'
import { cancelledPlan } from '../../rules/status.ts'

export async function insertMailLinks(db: Database, links: readonly NewRow<'mailLink'>[]): Promise<void> {
  await db
    .insertInto('mailLink')
    .values([...links])
    .execute()
}

/** The plans whose links are revoked, and links that stay. */
interface Revoking {
  readonly planIds: readonly string[]
  readonly now: Date
  readonly keptIds?: readonly string[]
}

/** Revokes the live links of plans for some purposes. */
export async function revokeMailLinks(
  db: Database,
  { planIds, now, keptIds = [] }: Revoking,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db
    .updateTable('mailLink')
    .set({ revokedAt: now })
    .where(sql<boolean>`plan_id = any(${planIds}::uuid[])`)
    .where(sql<boolean>`id <> all(${keptIds}::uuid[])`)
    .where('purpose', 'in', purposes)
    .where('revokedAt', 'is', null)
    .execute()
}

/** A link that works now. */
export interface LiveLink {
  readonly id: string
  readonly companyId: CompanyId
  readonly planId: string
  readonly purpose: LinkPurpose
  /** Null: the candidate's. */
  readonly accountId: AccountId | null
}

// An interviewer's link works while the plan names them and their account may act.
const isTheirs = (isDemoOn: boolean) => sql`(link.account_id is null or exists (
  select from interview_plan_interviewer as interviewer join account on account.id = interviewer.account_id
  where interviewer.plan_id = plan.id and account.id = link.account_id
    and account.user_type not in ('read', 'freeze') and (${isDemoOn} or not account.is_demo)))`

/** A link, and whether the company cancelled what it would open. */
export type FoundLink = LiveLink & { readonly isCancelled: boolean }

/** The live link, or null. */
export async function findLink(
  { db, clock, settings }: AppServices,
  { token, purposes }: { readonly token: string; readonly purposes: readonly LinkPurpose[] },
): Promise<FoundLink | null> {
  const { rows } = await sql<FoundLink>`
    select link.id, link.company_id, link.plan_id, link.purpose, link.account_id,
      plan.status = ${cancelledPlan} as is_cancelled
    from mail_link as link join interview_plan as plan on plan.id = link.plan_id
    where link.token_hash = ${hashToken(token)} and link.purpose = any(${purposes}) and link.revoked_at is null
      and link.expires_at > ${clock.now()} and ${isTheirs(settings.isDemoOn)}`.execute(db)
  return rows[0] ?? null
}

/** The names that a refused link tells of its interview. */
export async function getNamesOfPlan(db: Database, planId: string) {
  return db
    .selectFrom('interviewPlan as plan')
    .innerJoin('company', 'company.id', 'plan.companyId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .where('plan.id', '=', planId)
    .select(['company.name as companyName', 'company.nameLatin as companyNameLatin'])
    .select(['position.name as positionName', 'position.nameLatin as positionNameLatin'])
    .select('plan.roundName as interviewRoundName')
    .executeTakeFirstOrThrow()
}

/** Keeps a plan as it is until the transaction ends. */
export async function lockLinkedPlan(db: Database, planId: string): Promise<void> {
  await db.selectFrom('interviewPlan').where('id', '=', planId).select('id').forUpdate().execute()
}
