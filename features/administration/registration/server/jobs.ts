import type { AppServices, Job } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { findSiteCompany, getCompany } from '../../../platform/company/server/queries.ts'
import { enqueueMails } from '../../../platform/mail/server/queries.ts'
import { workingDayAfter } from '../rules/working-day.ts'
import { composeReminder } from './present.ts'
import { claimUntouched, markReminded } from './queries.ts'

const everyMs = 10 * 60 * 1000

/** The most leads in one run. */
const maxAtOnce = 100

/** Reminds sales, once, of each lead that was not handled within a working day (decision S16). Returns their number. */
export async function remindOfLeads(services: AppServices): Promise<number> {
  const { settings, clock } = services
  const to = settings.site?.salesEmail
  const companyId = await findSiteCompany(services)
  if (!to || !companyId) return 0
  const now = clock.now()
  return services.db.transaction().execute(async (transaction) => {
    const { profile, timeZone } = await getCompany(transaction, companyId)
    // The shortest working day: one on which clocks are put forward.
    const before = new Date(now.getTime() - 23 * hourMs)
    const untouched = await claimUntouched(transaction, { companyId, before, limit: maxAtOnce })
    const due = untouched.filter(({ createdAt }) => workingDayAfter(createdAt, timeZone) <= now)
    if (due.length === 0) return 0
    const link = `${settings.publicUrl}/manage/leads`
    const mails = due.map((lead) => ({
      companyId,
      to,
      now,
      ...composeReminder(profile === 'cn' ? 'cn' : 'en', { ...lead, link }),
    }))
    await enqueueMails(transaction, mails)
    await markReminded(
      transaction,
      due.map(({ id }) => id),
      now,
    )
    return due.length
  })
}

export const jobs: readonly Job[] = [{ name: 'reminding of leads', everyMs, run: remindOfLeads }]
