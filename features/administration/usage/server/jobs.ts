import type { AppServices, Job } from '@candor/db/database'
import { isLocale } from '@candor/messages/locale'
import { warningOf } from '../../../platform/editions/rules/quotas.ts'
import { type CompanyUsage, listUsage } from '../../../platform/editions/server/queries/usage.ts'
import { enqueueMails } from '../../../platform/mail/server/queries.ts'
import { composeWarning } from './present.ts'
import {
  claimWarnings,
  findAdministrators,
  listWarned,
  type Warning,
  warningKey,
} from './queries/warnings.ts'

const everyMs = 5 * 60 * 1000

function warningsOf({ companyId, period, quotas }: CompanyUsage): Warning[] {
  return quotas.flatMap(({ quota, state }) => {
    const percent = warningOf(state)
    return percent === null ? [] : [{ companyId, quota, periodStart: period.start, percent }]
  })
}

/** Mails the administrators of one company their new warnings, and notes that they were sent. */
function warn(services: AppServices, usage: CompanyUsage, warnings: readonly Warning[]): Promise<void> {
  const { db, clock, settings } = services
  const { companyId } = usage
  return db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const claimed = await claimWarnings(transaction, warnings, now)
    if (claimed.size === 0) return
    const { company, administrators } = await findAdministrators(transaction, companyId)
    const fallback = company.profile === 'cn' ? 'cn' : 'en'
    const mails = warnings.flatMap((warning) => {
      const quota = usage.quotas.find((each) => each.quota === warning.quota)
      if (!quota || !claimed.has(warningKey(warning))) return []
      return administrators.map(({ email, locale: own }) => {
        const locale = isLocale(own) ? own : fallback
        const words = composeWarning({
          locale,
          usage,
          quota,
          percent: warning.percent,
          timeZone: company.timeZone,
          company: (locale === 'en' && company.nameLatin) || company.name,
          link: `${settings.publicUrl}/manage/usage`,
        })
        return { companyId, to: email, now, ...words }
      })
    })
    await enqueueMails(transaction, mails)
  })
}

/** Warns administrators of quotas that run out: once at 80 % and once at 100 % in each period. */
export async function warnOfQuotas(services: AppServices): Promise<void> {
  const { db, clock } = services
  const all = await listUsage(db, null, clock.now())
  const due = all
    .map((usage) => ({ usage, warnings: warningsOf(usage) }))
    .filter(({ warnings }) => warnings.length > 0)
  const warned = await listWarned(
    db,
    due.map(({ usage }) => usage.companyId),
  )
  for (const { usage, warnings } of due) {
    // After the 100 % warning no 80 % warning follows when usage falls again.
    const fresh = warnings.filter(
      (warning) => !warned.has(warningKey(warning)) && !warned.has(warningKey({ ...warning, percent: 100 })),
    )
    if (fresh.length > 0) await warn(services, usage, fresh)
  }
}

export const jobs: readonly Job[] = [{ name: 'warning of quotas', everyMs, run: warnOfQuotas }]
