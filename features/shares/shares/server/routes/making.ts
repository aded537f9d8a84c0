import { randomInt } from 'node:crypto'
import type { AnyCall } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { ReportAccess } from '../../../../platform/access/rules/declared.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import {
  type AuthorizedActor,
  authorizeAccess,
} from '../../../../platform/access/server/gate/report-access.ts'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { accountOwner } from '../../../../sign-in/session/rules/hash-owner.ts'
import { makingRefusals } from '../../contract.ts'
import { pinCharacters, pinLength } from '../../rules/pin.ts'
import {
  maxShares,
  passwordLimit,
  type ShareChoice,
  sectionsToShare,
  shareExpiry,
  shareFault,
} from '../../rules/sharing.ts'
import { countLiveShares, insertShare, lockShares } from '../queries.ts'

/** The secrets of one share, and its recipient. Only the hashes of token and password are stored. */
export interface NewWay {
  readonly toAddress: string | null
  readonly token: string
  readonly password: string | null
  readonly passwordHash: string | null
}

/** An account that makes shares. */
type Maker = Pick<Viewer, 'accountId'>

/** Counts the passwords that an account is about to have hashed, or refuses. */
async function countPasswords(services: AppServices, { accountId }: Maker, by: number): Promise<void> {
  const key = `share passwords of ${accountId}`
  await requireAttempt(services, makingRefusals, { key, by, ...passwordLimit })
}

async function hashNew({ passwords }: AppServices, maker: Maker) {
  const pick = () => pinCharacters.charAt(randomInt(pinCharacters.length))
  const password = Array.from({ length: pinLength }, pick).join('')
  return { password, passwordHash: await passwords.hash(password, accountOwner(maker)) }
}

/** Makes the password of a share. Hashing takes long, so it comes before any lock. */
export async function newPassword(services: AppServices, maker: Maker) {
  await countPasswords(services, maker, 1)
  return hashNew(services, maker)
}

/** Makes the secrets of several shares, one for each recipient. */
export async function newWays<To extends string | null>(
  services: AppServices,
  maker: Maker,
  { to, hasPassword }: { readonly to: readonly To[]; readonly hasPassword: boolean },
): Promise<(NewWay & { readonly toAddress: To })[]> {
  if (hasPassword) await countPasswords(services, maker, to.length)
  const ways: (NewWay & { readonly toAddress: To })[] = []
  for (const toAddress of to) {
    const secret = hasPassword ? await hashNew(services, maker) : { password: null, passwordHash: null }
    ways.push({ toAddress, token: newToken(), ...secret })
  }
  return ways
}

/** Makes the secrets of a share that its maker passes on by hand. */
export async function newWay(services: AppServices, maker: Maker, hasPassword: boolean): Promise<NewWay> {
  const [way] = await newWays(services, maker, { to: [null], hasPassword })
  if (!way) throw new Error('one recipient has one share')
  return way
}

/**
 * Reads the settings of a report that somebody may share, or refuses.
 *
 * It is proved again when the share is made; this first check keeps people without the right from having passwords
 * hashed.
 */
export async function readSharable(
  services: AppServices,
  call: AnyCall & { readonly access: ReportAccess<string> },
  { viewer, input }: { readonly viewer: Viewer; readonly input: unknown },
) {
  const { report, by } = call.access
  const sharer = await authorizeAccess(services, viewer, { report, by, may: 'share' }, input)
  const { setting } = sharer
  return { setting, sections: sectionsToShare(sharer, setting) }
}

/** Refuses choices that an account may not share, or not in this way. */
export function requireShareable(
  sharer: AuthorizedActor,
  wanted: Pick<ShareChoice, 'sections' | 'hasPassword'>,
): void {
  const fault = shareFault(wanted, sectionsToShare(sharer, sharer.setting))
  if (fault) {
    const { refusal, field } = fault
    throw new Refusal(makingRefusals, refusal, field === null ? {} : { data: { field } })
  }
}

interface Making {
  readonly choice: ShareChoice
  readonly count: number
  /** Whether the company requires a password now: it may not have when the secrets were made. */
  readonly needsPassword: boolean
}

/**
 * Begins to make several shares within the transaction of an act, or refuses them. Returns when they expire, and a
 * function that stores one with its entry in the log and returns its id.
 */
export async function beginMaking(
  { db, now, record, actor }: AuditedTransaction & { readonly actor: AuthorizedActor },
  { choice, count, needsPassword }: Making,
) {
  const { companyId, candidateId, interviewId, accountId: byAccountId } = actor
  const { language, note, days, hasPassword } = choice
  // Nobody can share scores that are held back from themselves.
  const showsScores = choice.showsScores && !actor.heldBack.aiScores
  const sections = [...new Set(choice.sections)]
  requireShareable(actor, { sections, hasPassword })
  if (needsPassword && !hasPassword) throw new Refusal(makingRefusals, 'passwordNeeded')
  const expiresAt = shareExpiry(now, days)
  if (!expiresAt) throw new Refusal(makingRefusals, 'noLifetime')
  await lockShares(db, candidateId)
  if ((await countLiveShares(db, actor, now)) + count > maxShares)
    throw new Refusal(makingRefusals, 'tooManyShares', { values: { most: maxShares } })
  const make = async ({ toAddress, token, passwordHash }: NewWay): Promise<string> => {
    const shareId = await insertShare(db, {
      companyId,
      candidateId,
      interviewId,
      toAddress,
      sections,
      showsScores,
      language,
      note,
      tokenHash: hashToken(token),
      passwordHash,
      byAccountId,
      createdAt: now,
      expiresAt,
    })
    const email = toAddress === null ? {} : { email: toAddress }
    const to = { ...email, sections, showsScores, hasPassword, days, language, noteLength: note.length }
    record({ action: 'share.made', candidateId, interviewId, details: { subject: shareId, to } })
    return shareId
  }
  return { expiresAt, make }
}
