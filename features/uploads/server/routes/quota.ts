import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { attemptWindow } from '../../../session/rules/sign-in.ts'
import { countAttempt } from '../../../session/server/queries/attempts.ts'
import { uploadRefusals } from '../../contract.ts'

const kilobyte = 1024
const kilobytesPerMegabyte = 1024

/**
 * Counts what a person is about to upload against the quota of their account, or refuses it.
 *
 * It is counted before it is read, so that parallel uploads cannot outrun the quota; what is refused counts as well.
 */
export async function countUpload(
  { db, clock, settings }: AppServices,
  accountId: AccountId | null,
  bytes: number,
): Promise<void> {
  if (accountId === null) return
  const { files, megabytes } = settings.uploadsPerHour
  const { start, secondsLeft } = attemptWindow(clock.now(), 60)
  const sentFiles = await countAttempt(db, `uploads ${accountId}`, start)
  const kilobytes = Math.ceil(bytes / kilobyte)
  const sentKilobytes = await countAttempt(db, `uploaded kilobytes ${accountId}`, start, kilobytes)
  if (sentFiles <= files && sentKilobytes <= megabytes * kilobytesPerMegabyte) return
  throw new Refusal(uploadRefusals, 'tooMany', {
    data: { retryAfterSeconds: secondsLeft },
    values: { minutes: Math.ceil(secondsLeft / 60) },
  })
}
