import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { Refusal, retryIn } from '@candor/kernel/refusal'
import { attemptWindow } from '../../../access/rules/attempt-window.ts'
import { networkOf } from '../../../access/rules/network.ts'
import { countAttempt } from '../../../access/server/queries/attempts.ts'
import { uploadRefusals } from '../../contract.ts'

const kilobyte = 1024
const kilobytesPerMegabyte = 1024

/**
 * The limit of one network in an hour without an account: several candidates behind one address, each with a phone that
 * sends a picture every 30 seconds.
 */
export const nobodysPerHour = { files: 4_000, megabytes: 1_500 } as const

interface Uploader {
  /** Null for a visitor with a link. */
  readonly accountId: AccountId | null
  /** Address of the caller. */
  readonly address: string
}

/**
 * Counts an upload against the limit of the account, or without one of the network, or refuses it.
 *
 * It is counted before it is read, so that parallel uploads cannot outrun the limit; refused files count as well.
 */
export async function countUpload(
  { db, clock, settings }: AppServices,
  { accountId, address }: Uploader,
  bytes: number,
): Promise<void> {
  const { files, megabytes } = accountId === null ? nobodysPerHour : settings.uploadsPerHour
  const by = accountId ?? `from ${networkOf(address)}`
  const { start, secondsLeft } = attemptWindow(clock.now(), 60)
  const sentFiles = await countAttempt(db, `uploads ${by}`, start)
  const kilobytes = Math.ceil(bytes / kilobyte)
  const sentKilobytes = await countAttempt(db, `uploaded kilobytes ${by}`, start, kilobytes)
  if (sentFiles <= files && sentKilobytes <= megabytes * kilobytesPerMegabyte) return
  throw new Refusal(uploadRefusals, 'tooMany', retryIn(secondsLeft))
}
