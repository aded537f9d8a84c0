import type { AppServices } from '@candor/db/database'
import { Refusal, retryIn } from '@candor/kernel/refusal'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { checkCounted } from '../../../../platform/access/server/actions/attempts.ts'
import { newVisitToken, openedByGrant } from '../../../../platform/access/server/gate/visits.ts'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import {
  clearAttempts,
  countAttempt,
  countInTurn,
  refundAttempt,
} from '../../../../platform/access/server/queries/attempts.ts'
import { visitExpiry } from '../../../../platform/grants/rules/visits.ts'
import { networkOwner } from '../../../../sign-in/session/rules/hash-owner.ts'
import { checkReportPassword } from '../../contract.ts'
import { comparedPin } from '../../rules/pin.ts'
import { decideOpening, tryLimits, visitLimit } from '../../rules/sharing.ts'
import { openVisit } from '../queries/visits.ts'
import { type FoundShare, findShareByToken } from '../queries.ts'
import { tellLocked } from './tell-locked.ts'

/** The request to open a link, with a password or without. */
interface OpenRequest {
  readonly link: string
  readonly pin: string | undefined
  readonly address: string
}

/** The result of opening a link: no visit while its password is still missing. */
interface OpenedShare {
  readonly share: FoundShare
  /** Permissions and personal parts. */
  readonly opens: readonly string[]
  readonly visitToken: string | null
}

const locked = (secondsLeft: number) =>
  new Refusal<'locked'>(checkReportPassword, 'locked', retryIn(secondsLeft))

/**
 * Counts a try at a link's password, whether or not there is such a link, or refuses it. It runs before the password is
 * checked, so that parallel guesses cannot outrun the lock, and the lock also refuses the right password.
 */
async function countTry(services: AppServices, tokenHash: string, network: string) {
  const { db, clock, log } = services
  const byAddress = `report ${tokenHash} ${network}`
  const fromAddress = `report from ${network}`
  const byShare = `report ${tokenHash}`
  const now = clock.now()
  const counts = [
    // A visitor who is locked out by their own tries does not lock out others.
    { key: byAddress, ...tryLimits.byAddress },
    { key: fromAddress, ...tryLimits.fromAddress, stopsAll: true },
    { key: byShare, ...tryLimits.byShare },
  ].map((limit) => ({ ...limit, windowStart: attemptWindow(now, limit.perMinutes).start }))
  const full = await countInTurn(db, counts)
  const limit = full && counts.find(({ key }) => key === full.key)
  if (limit) {
    const { secondsLeft } = attemptWindow(now, limit.perMinutes)
    // Not awaited: the time of the reply must not reveal which links exist.
    if (limit.key === byShare)
      tellLocked(services, { tokenHash, secondsLeft }).catch((error: unknown) =>
        log.error({ err: error }, 'the maker of a locked share was not told'),
      )
    throw locked(secondsLeft)
  }
  return {
    counts,
    async forgive() {
      const [, ...others] = counts
      await clearAttempts(db, byAddress)
      for (const { key, windowStart } of others) await refundAttempt(db, key, windowStart)
    },
  }
}

async function findLive({ db, clock, settings }: AppServices, tokenHash: string, isPreview = false) {
  const now = clock.now()
  const share = await findShareByToken(db, tokenHash, { now, isPreview })
  const opened = share && openedByGrant(share, { now, isDemoOn: settings.isDemoOn })
  return opened ? { share, opens: [...opened.permissions, ...opened.parts] } : null
}

/**
 * Opens a visit by a link and its password, or refuses as declared by `checkReportPassword`.
 *
 * A link that is not live is refused exactly as a wrong password, after the same time.
 */
export async function openShare(
  services: AppServices,
  { link, pin, address }: OpenRequest,
): Promise<OpenedShare> {
  const { db, passwords } = services
  const tokenHash = hashToken(link)
  const network = networkOf(address)
  // A refusal because the server is busy is not counted as a try.
  const owner = networkOwner(address)
  if (pin) passwords.requireRoom(owner)
  const counted = pin ? await countTry(services, tokenHash, network) : null
  const live = await findLive(services, tokenHash)
  const passwordHash = live?.share.passwordHash ?? null
  const compared = pin && comparedPin(pin, { ignoresCase: live?.share.ignoresCase ?? false })
  // Without a live link the check takes the same time.
  const passwordMatches =
    compared && counted
      ? await checkCounted(db, counted.counts, () => passwords.verify(compared, passwordHash, owner))
      : null
  const decision = decideOpening({ share: live && { hasPassword: passwordHash !== null }, passwordMatches })
  if (decision === 'passwordNeeded' && live) return { ...live, visitToken: null }
  if (decision !== 'open' || !live) {
    throw new Refusal(checkReportPassword, decision === 'wrongPassword' ? 'wrongPassword' : 'notOpenable')
  }
  await counted?.forgive()
  const { start, secondsLeft } = attemptWindow(services.clock.now(), visitLimit.perMinutes)
  const visits = await countAttempt(db, `report opened ${tokenHash} ${network}`, start)
  if (visits > visitLimit.max) throw locked(secondsLeft)
  return db.transaction().execute((transaction) => beginVisit({ ...services, db: transaction }, live))
}

type LiveShare = NonNullable<Awaited<ReturnType<typeof findLive>>>

/** Opens a visit by a live share, within a transaction. */
async function beginVisit({ db, clock }: AppServices, live: LiveShare): Promise<OpenedShare> {
  const now = clock.now()
  const visitToken = newVisitToken()
  const { share } = live
  const visit = { tokenHash: hashToken(visitToken), now, expiresAt: visitExpiry(now, share) }
  if (!(await openVisit(db, share, visit))) throw new Refusal(checkReportPassword, 'wrongPassword')
  return { ...live, visitToken }
}

/** Opens a preview within the transaction that made it, as the link of the real share would open. */
export async function openPreview(services: AppServices, link: string): Promise<OpenedShare> {
  const live = await findLive(services, hashToken(link), true)
  if (!live) throw new Refusal(checkReportPassword, 'notOpenable')
  return beginVisit(services, live)
}
