import type { AppServices, Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal, retryIn } from '@candor/kernel/refusal'
import { sql } from 'kysely'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import { countAttempt, findAttempts } from '../../../../platform/access/server/queries/attempts.ts'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import { sentBrand } from '../../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { type CancelledPlan, linkRefusals } from '../../contract/mail-links.ts'
import {
  type LinkPurpose,
  linkExpiry,
  linkField,
  linkPurposes,
  linkTryLimit,
  pageOf,
} from '../../rules/mail-links.ts'
import { cancelledPlan } from '../../rules/status.ts'

/** Whom a link is made for; an interviewer's link names the account. */
type LinkOwner =
  | { readonly purpose: 'accept' | 'feedback'; readonly accountId: AccountId }
  | { readonly purpose: 'schedule' | 'satisfaction' | 'respond'; readonly accountId?: never }

export type NewLink = LinkOwner & {
  readonly companyId: CompanyId
  readonly planId: string
  readonly interviewEndsAt: Date | null
  readonly now: Date
}

/** A link for its mail. Its token is the mail's `secret` and is only available here. */
export interface MadeLink {
  readonly address: string
  readonly token: string
  readonly expiresAt: Date
}

/** A new token, and the address of a page with it. */
export function newAddress({ publicUrl }: AppServices['settings'], page: string) {
  const token = newToken()
  return { token, address: `${publicUrl}${page}?${linkField}=${token}` }
}

/** Makes links for mails, in the order of their purposes, within the transaction that queues the mails. */
export async function makeMailLinks(
  { db, settings }: Pick<AppServices, 'db' | 'settings'>,
  links: readonly NewLink[],
): Promise<MadeLink[]> {
  if (links.length === 0) return []
  const made = links.map((link) => ({
    ...link,
    ...newAddress(settings, pageOf[link.purpose]),
    expiresAt: linkExpiry(link.now, link.interviewEndsAt),
  }))
  const rows = made.map(({ companyId, planId, purpose, accountId, token, now, expiresAt }) => ({
    id: newId(),
    companyId,
    planId,
    purpose,
    accountId: accountId ?? null,
    tokenHash: hashToken(token),
    madeAt: now,
    expiresAt,
  }))
  await db.insertInto('mailLink').values(rows).execute()
  return made.map(({ address, token, expiresAt }) => ({ address, token, expiresAt }))
}

/** Makes one link. */
export async function makeMailLink(
  services: Pick<AppServices, 'db' | 'settings'>,
  link: NewLink,
): Promise<MadeLink> {
  const [made] = await makeMailLinks(services, [link])
  if (!made) throw new Error('a link was not made')
  return made
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

/** The request of somebody who comes with a link. */
export interface LinkRequest {
  readonly token: string
  /** Address that the request came from. */
  readonly address: string
  /** The purposes that the call accepts: a link for another purpose does not work. */
  readonly purposes: readonly LinkPurpose[]
}

/** A call that comes with a link. */
interface LinkCall {
  readonly input: { readonly sign: string }
  readonly context: { readonly address: string }
}

/** The link request of a call; its link must be for one of these purposes. */
export function linkRequestOf<Purpose extends string>(
  { input: { sign }, context: { address } }: LinkCall,
  ...purposes: readonly Purpose[]
) {
  return { token: sign, address, purposes }
}

// An interviewer's link works while the plan names them and their account may act.
const isTheirs = (isDemoOn: boolean) => sql`(link.account_id is null or exists (
  select from interview_plan_interviewer as interviewer join account on account.id = interviewer.account_id
  where interviewer.plan_id = plan.id and account.id = link.account_id
    and account.user_type not in ('read', 'freeze') and (${isDemoOn} or not account.is_demo)))`

/** A link, and whether the company cancelled what it would open. */
type FoundLink = LiveLink & { readonly isCancelled: boolean }

/** The live link, or null. */
async function findLink(
  { db, clock, settings }: AppServices,
  { token, purposes }: Pick<LinkRequest, 'token' | 'purposes'>,
): Promise<FoundLink | null> {
  const { rows } = await sql<FoundLink>`
    select link.id, link.company_id, link.plan_id, link.purpose, link.account_id,
      plan.status = ${cancelledPlan} as is_cancelled
    from mail_link as link join interview_plan as plan on plan.id = link.plan_id
    where link.token_hash = ${hashToken(token)} and link.purpose = any(${purposes}) and link.revoked_at is null
      and link.expires_at > ${clock.now()} and ${isTheirs(settings.isDemoOn)}`.execute(db)
  return rows[0] ?? null
}

/** Whether a token is a link that opens its plan now, for any purpose. */
export async function isMailLinkOpen(services: AppServices, token: string): Promise<boolean> {
  const link = await findLink(services, { token, purposes: linkPurposes })
  return link !== null && !link.isCancelled
}

/** The link, unless the company has cancelled the interview: then the refusal names that interview. */
async function requireNotCancelled(
  { db }: AppServices,
  { isCancelled, ...link }: FoundLink,
): Promise<LiveLink> {
  if (!isCancelled) return link
  const plan = await db
    .selectFrom('interviewPlan as plan')
    .innerJoin('company', 'company.id', 'plan.companyId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .where('plan.id', '=', link.planId)
    .select(['company.name as companyName', 'company.nameLatin as companyNameLatin'])
    .select(['position.name as positionName', 'position.nameLatin as positionNameLatin'])
    .select('plan.roundName as interviewRoundName')
    .executeTakeFirstOrThrow()
  const rules = await findCompanyRules(db, link.companyId)
  const cancelled: CancelledPlan = { ...plan, ...sentBrand(rules) }
  throw new Refusal(linkRefusals, 'planCancelled', { data: { cancelled } })
}

/** Finds a link by `find`, and counts a miss. An address with too many misses is refused even with a right one. */
export async function openCounted<Link>(
  { db, clock }: AppServices,
  address: string,
  find: () => Promise<Link | null>,
): Promise<Link> {
  const { start, secondsLeft } = attemptWindow(clock.now(), linkTryLimit.perMinutes)
  const key = `mail link from ${networkOf(address)}`
  const [tries, link] = await Promise.all([findAttempts(db, key, start), find()])
  if (tries >= linkTryLimit.max) {
    throw new Refusal<'tooManyTries'>(linkRefusals, 'tooManyTries', retryIn(secondsLeft))
  }
  if (link) return link
  await countAttempt(db, key, start)
  throw new Refusal(linkRefusals, 'linkOver')
}

/**
 * Finds what a link opens, or refuses it.
 *
 * Unknown, expired and revoked links and those for something else are refused alike, and counted. An address with too
 * many misses is refused even with a right one.
 */
export async function openMailLink(services: AppServices, linkRequest: LinkRequest): Promise<LiveLink> {
  const find = () => findLink(services, linkRequest)
  return requireNotCancelled(services, await openCounted(services, linkRequest.address, find))
}

/**
 * Proves again, within the transaction of an act, that a link opens its plan, and keeps the company's rights and the
 * plan as they are until the transaction ends.
 *
 * The link is read once more after that, by a statement of its own: one that waits for a row goes on reading all others
 * as they were before, so it would miss that the change it waited for has revoked the link.
 */
export async function lockMailLink(within: AppServices, linkRequest: LinkRequest): Promise<LiveLink> {
  const { db } = within
  const known = await findLink(within, linkRequest)
  if (known) {
    await shareRights(db, known.companyId)
    await db.selectFrom('interviewPlan').where('id', '=', known.planId).select('id').forUpdate().execute()
  }
  const link = known && (await findLink(within, linkRequest))
  if (!link) throw new Refusal(linkRefusals, 'linkOver')
  return requireNotCancelled(within, link)
}
