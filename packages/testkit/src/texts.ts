import type { AppServices } from '@candor/db/database'
import { makeCodes } from '../../../features/platform/text-messages/server/jobs.ts'

/** The code of the newest queued text message to a number; null where there is none. */
export async function readTextCode(services: AppServices, phone: string): Promise<string | null> {
  await makeCodes(services)
  const row = await services.db
    .selectFrom('mail')
    .where('channel', '=', 'sms')
    .where('toAddress', '=', `+86 ${phone}`)
    .orderBy('id', 'desc')
    .limit(1)
    .select('secret')
    .executeTakeFirst()
  return row?.secret ?? null
}
