import type { Admissions } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { Viewer } from '../../../access/rules/proof.ts'
import { attemptWindow } from '../../../session/rules/sign-in.ts'
import { countAttempt } from '../../../session/server/queries.ts'
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
  viewer: Admissions[keyof Admissions],
  bytes: number,
): Promise<void> {
  if (!(viewer instanceof Viewer)) return
  const { files, megabytes } = settings.uploadsPerHour
  const { start, secondsLeft } = attemptWindow(clock.now(), 60)
  const sentFiles = await countAttempt(db, `uploads ${viewer.accountId}`, start)
  const kilobytes = Math.ceil(bytes / kilobyte)
  const sentKilobytes = await countAttempt(db, `uploaded kilobytes ${viewer.accountId}`, start, kilobytes)
  if (sentFiles <= files && sentKilobytes <= megabytes * kilobytesPerMegabyte) return
  throw new Refusal(uploadRefusals, 'tooMany', {
    data: { retryAfterSeconds: secondsLeft },
    values: { minutes: Math.ceil(secondsLeft / 60) },
  })
}
