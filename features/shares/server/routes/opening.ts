import type { RequestContext, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { newVisitToken, openedByGrant } from '../../../access/server/gate/visits.ts'
import { hashToken } from '../../../access/server/gate.ts'
import { networkOf } from '../../../session/rules/network.ts'
import { attemptWindow } from '../../../session/rules/sign-in.ts'
import { clearAttempts, countAttempt, uncountAttempt } from '../../../session/server/queries.ts'
import { checkReportPassword } from '../../contract.ts'
import { decideOpening, tryLimits } from '../../rules/sharing.ts'
import { visitExpiry } from '../../rules/visits.ts'
import { presentOpening } from '../present.ts'
import { findShareByToken, openVisit } from '../queries.ts'

export function openingRoutes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords, settings } = services

  /**
   * Counts a try at a link's password, whether there is such a link or not, or refuses it. It comes before the password
   * is read, so that parallel guesses cannot outrun the lock, and holds against the right one too.
   */
  async function countTry(now: Date, tokenHash: string, { address }: RequestContext) {
    const byAddress = `report ${tokenHash} ${networkOf(address)}`
    const byShare = `report ${tokenHash}`
    const near = attemptWindow(now, tryLimits.byAddress.perMinutes)
    const all = attemptWindow(now, tryLimits.byShare.perMinutes)
    const refuseFor = (secondsLeft: number) => {
      const values = { minutes: Math.ceil(secondsLeft / 60) }
      return new Refusal<'locked'>(checkReportPassword, 'locked', {
        data: { retryAfterSeconds: secondsLeft },
        values,
      })
    }
    // Whoever is locked out by their own tries does not lock out the others.
    if ((await countAttempt(db, byAddress, near.start)) > tryLimits.byAddress.max)
      throw refuseFor(near.secondsLeft)
    if ((await countAttempt(db, byShare, all.start)) > tryLimits.byShare.max) throw refuseFor(all.secondsLeft)
    return {
      async forgive() {
        await clearAttempts(db, byAddress)
        await uncountAttempt(db, byShare, all.start)
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
    const counted = input.pin ? await countTry(now, tokenHash, context) : null
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
    const token = newVisitToken()
    await openVisit(db, share, { tokenHash: hashToken(token), now, expiresAt: visitExpiry(now, share) })
    return presentOpening(share, token)
  })
}
