import type { AnyAccess } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { brandId } from '@candor/kernel/brand-id'
import { Refusal } from '@candor/kernel/refusal'
import { readSwitches } from '../../../company/rules/wire.ts'
import { type GrantState, heldKeys, isGrantLive, openedParts } from '../../../grants/rules/visits.ts'
import { gateRefusals } from '../../contract.ts'
import type { PermissionKey, PersonalPart } from '../../rules/permissions.ts'
import { prove } from '../../rules/proof.ts'
import type { Visitor } from '../../rules/viewer.ts'
import { findVisit } from '../queries/visits.ts'
import { hashToken, newToken } from './token.ts'

/** Prefix of the tokens of visits, which tells them from those of accounts. */
const visitPrefix = 'visit-'

export function newVisitToken(): string {
  return visitPrefix + newToken()
}

export function isVisitToken(token: string | null): token is string {
  return token?.startsWith(visitPrefix) === true
}

/** Whether a call's access lets visitors in at all. */
export function letsVisitorsIn(access: AnyAccess): access is Extract<AnyAccess, object> {
  return typeof access === 'object' && access.visitors === true
}

/** What a stored grant opens now; null where it is not live. */
export function openedByGrant(
  grant: GrantState & { readonly tabConfig: unknown },
  at: Parameters<typeof isGrantLive>[2],
): { permissions: ReadonlySet<PermissionKey>; parts: ReadonlySet<PersonalPart> } | null {
  const switches = readSwitches(grant.tabConfig)
  if (!isGrantLive(grant, switches, at)) return null
  return { permissions: heldKeys(grant, switches), parts: openedParts(grant, switches) }
}

/**
 * Proves that somebody without an account reads by a grant that is live.
 *
 * An expired or revoked one is refused exactly as an unknown token.
 */
export async function authenticateVisitor(services: AppServices, token: string): Promise<Visitor> {
  const visit = await findVisit(services.db, hashToken(token))
  if (!visit) throw new Refusal(gateRefusals, 'tokenInvalid')
  const now = services.clock.now()
  const opened = openedByGrant(visit, { now, isDemoOn: services.settings.isDemoOn })
  if (!opened || visit.visitEndsAt <= now) throw new Refusal(gateRefusals, 'tokenInvalid')
  return prove.visitor({ ...visit, ...opened })
}

/** The ids in an address, as they were sent. */
interface NamedIds {
  readonly eitherId?: string | undefined
  readonly interviewId?: string | undefined
  readonly candidateId?: string | undefined
}

/**
 * Whether an address names a visitor's own report and nothing else: by its ids, or by the token of the grant.
 *
 * This needs no record, so that no other report is ever looked up.
 */
export function namesOwnReport({ candidateId, interviewId, tokenHash }: Visitor, address: NamedIds): boolean {
  const isToken = (text: string) => hashToken(text) === tokenHash
  const isOne = (text: string | undefined, ids: readonly (string | null)[]) =>
    text === undefined || isToken(text) || ids.includes(brandId<'candidate'>(text) ?? '')
  const named = [address.eitherId, address.interviewId, address.candidateId]
  return (
    named.some((text) => text !== undefined) &&
    isOne(address.eitherId, [candidateId, interviewId]) &&
    isOne(address.interviewId, [interviewId]) &&
    isOne(address.candidateId, [candidateId])
  )
}
