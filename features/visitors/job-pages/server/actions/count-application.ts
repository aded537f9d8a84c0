import type { AppServices } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { countInTurn } from '../../../../platform/access/server/queries/attempts.ts'
import { countUpload } from '../../../../platform/uploads/server/actions/quota.ts'
import { perHour } from '../../rules/application.ts'

interface Coming {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly address: string
  /** The most bytes that it may have. */
  readonly bytes: number
}

/**
 * Counts an application before anything of it is read: by network, position, company and bytes. Returns null, or the
 * seconds to wait. A refused one is not counted further, so that it fills no table and takes nobody else's place.
 */
export async function countApplication(
  services: AppServices,
  { companyId, positionId, address, bytes }: Coming,
): Promise<number | null> {
  const { start, secondsLeft } = attemptWindow(services.clock.now(), 60)
  const limit = (key: string, max: number) => ({
    key: `applications ${key}`,
    windowStart: start,
    max,
    stopsAll: true,
  })
  const full = await countInTurn(services.db, [
    limit(`from ${networkOf(address)}`, perHour.address),
    limit(`for position ${positionId}`, perHour.position),
    limit(`to company ${companyId}`, perHour.company),
  ])
  if (full) return secondsLeft
  try {
    await countUpload(services, { accountId: null, address }, bytes)
    return null
  } catch (error) {
    if (error instanceof Refusal) return secondsLeft
    throw error
  }
}
