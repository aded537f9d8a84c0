import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import type { Profile } from '../../contract/profiles.ts'
import { defaultRetentionMonths } from '../../rules/retention.ts'
import { isProfile } from '../../rules.ts'

/** How long a company keeps candidates after their outcome. Every sentence about retention says `months`. */
interface Retention {
  readonly months: number
  /** The rule erases nobody before this time; null where nothing waits. */
  readonly waitsUntil: Date | null
  readonly profile: Profile
}

function requireProfile(profile: string): Profile {
  if (!isProfile(profile)) throw new Error('a company has an unknown profile')
  return profile
}

/** Returns the months of a company that has set them, else those of its profile. */
export function monthsUnder(profile: string, months: number | null): number {
  return months ?? defaultRetentionMonths[requireProfile(profile)]
}

export async function getRetention(db: Database, companyId: CompanyId): Promise<Retention> {
  const { profile, months, waitsUntil } = await db
    .selectFrom('company')
    .leftJoin('companyRetention', 'companyRetention.companyId', 'company.id')
    .where('company.id', '=', companyId)
    .select(['company.profile', 'companyRetention.months', 'companyRetention.waitsUntil'])
    .executeTakeFirstOrThrow()
  return { months: monthsUnder(profile, months), waitsUntil, profile: requireProfile(profile) }
}
