import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { newVisitToken, openedByGrant } from '../../../access/server/gate/visits.ts'
import { hashToken } from '../../../access/server/gate.ts'
import { networkOf } from '../../../session/rules/network.ts'
import { attemptWindow } from '../../../session/rules/sign-in.ts'
import { clearAttempts, countAttempt, uncountAttempt } from '../../../session/server/queries.ts'
import { checkReportPassword } from '../../contract.ts'
import { decideOpening, tryLimits, visitLimit } from '../../rules/sharing.ts'
import { visitExpiry } from '../../rules/visits.ts'
import { presentOpening } from '../present.ts'
import { findShareByToken, openVisit } from '../queries.ts'

export function openingRoutes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords, settings } = services

  /** Counts one more under a key, or refuses it. Returns the start of the window that it counts in. */
  async function countIn(now: Date, key: string, limit: { max: number; perMinutes: number }): Promise<Date> {
    const { start, secondsLeft } = attemptWindow(now, limit.perMinutes)
    if ((await countAttempt(db, key, start)) <= limit.max) return start
    throw new Refusal<'locked'>(checkReportPassword, 'locked', {
      data: { retryAfterSeconds: secondsLeft },
      values: { minutes: Math.ceil(secondsLeft / 60) },
    })
  }

  /**
   * Counts a try at a link's password, whether there is such a link or not, or refuses it. It comes before the password
   * is read, so that parallel guesses cannot outrun the lock, and holds against the right one too.
   */
  async function countTry(now: Date, tokenHash: string, network: string) {
    const byAddress = `report ${tokenHash} ${network}`
    const fromAddress = `report from ${network}`
    const byShare = `report ${tokenHash}`
    // Whoever is locked out by their own tries does not lock out the others.
    await countIn(now, byAddress, tryLimits.byAddress)
    const sinceFrom = await countIn(now, fromAddress, tryLimits.fromAddress)
    const sinceBy = await countIn(now, byShare, tryLimits.byShare)
    return {
      async forgive() {
        await clearAttempts(db, byAddress)
        await uncountAttempt(db, fromAddress, sinceFrom)
        await uncountAttempt(db, byShare, sinceBy)
      },
    }
  }

  async function findLive(tokenHash: string, now: Date) {
    const share = await findShareByToken(db, tokenHash)
    return share && openedByGrant(share, { now, isDemoOn: settings.isDemoOn }) ? share : null
  }

  serve(checkReportPassword, async ({ input, context }) => {
    const now = clock.now()
    const tokenHash = hashToken(input.id)
    const network = networkOf(context.address)
    const counted = input.pin ? await countTry(now, tokenHash, network) : null
    const share = await findLive(tokenHash, now)
    const passwordHash = share?.passwordHash ?? null
    // Without a live link the check takes the same time.
    const passwordMatches = input.pin ? await passwords.verify(input.pin, passwordHash) : null
    const opening = { share: share && { hasPassword: passwordHash !== null }, passwordMatches }
    const decision = decideOpening(opening)
    if (decision === 'passwordNeeded' && share) return presentOpening(share, null)
    if (decision !== 'open' || !share) {
      throw new Refusal(checkReportPassword, decision === 'wrongPassword' ? 'wrongPassword' : 'notOpenable')
    }
    await counted?.forgive()
    await countIn(now, `report opened ${tokenHash} ${network}`, visitLimit)
    const token = newVisitToken()
    await openVisit(db, share, { tokenHash: hashToken(token), now, expiresAt: visitExpiry(now, share) })
    return presentOpening(share, token)
  })
}
