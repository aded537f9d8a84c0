import type { Database } from '@candor/db/database'
import type { Of } from './totp.ts'

/** The messaging app of an account. */
export interface AppLink extends Of {
  readonly openId: string
}

/** The links that an account or an openId has. */
export async function listAppLinks(db: Database, { accountId, openId }: Omit<AppLink, 'companyId'>) {
  return db
    .selectFrom('appLink')
    .where((eb) => eb.or([eb('openId', '=', openId), eb('accountId', '=', accountId)]))
    .select(['accountId', 'openId'])
    .execute()
}

/** Stores a link; false where the account or the openId has one. */
export async function insertAppLink(db: Database, link: AppLink, now: Date): Promise<boolean> {
  const made = await db
    .insertInto('appLink')
    .values({ ...link, linkedAt: now })
    .onConflict((on) => on.doNothing())
    .returning('openId')
    .executeTakeFirst()
  return made !== undefined
}
