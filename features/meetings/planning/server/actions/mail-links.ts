import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal, retryIn } from '@candor/kernel/refusal'
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
import {
  type FoundLink,
  findLink,
  getNamesOfPlan,
  insertMailLinks,
  type LiveLink,
  lockLinkedPlan,
} from '../queries/mail-links.ts'

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
  await insertMailLinks(db, rows)
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
  const plan = await getNamesOfPlan(db, link.planId)
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
    await lockLinkedPlan(db, known.planId)
  }
  const link = known && (await findLink(within, linkRequest))
  if (!link) throw new Refusal(linkRefusals, 'linkOver')
  return requireNotCancelled(within, link)
}
