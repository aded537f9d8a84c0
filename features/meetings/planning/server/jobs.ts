import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { fallbackLocale, isLocale } from '@candor/messages/locale'
import { askSatisfaction } from './actions/ask-satisfaction.ts'
import { notifyParticipants } from './actions/notify-participants.ts'
import { deleteOverLinks } from './queries/over-links.ts'
import { claimEnded, claimToRate, claimUpcoming, reminderMs } from './queries/reminders.ts'

const everyMs = 5 * 60 * 1000

type ClaimedPlan = Awaited<ReturnType<typeof claimUpcoming>>[number]

/** The mails of planned interviews; none for a plan that nobody here made. */
function noticesOf(plans: readonly ClaimedPlan[], now: Date) {
  return plans.flatMap(({ id: planId, companyId, createdByAccountId: by, mailLocale }) => {
    const locale = isLocale(mailLocale) ? mailLocale : fallbackLocale
    return by === null ? [] : [{ companyId, planId, by, locale, now }]
  })
}

/**
 * Works on what is due, a few at a time, each in a transaction of its own: the mails are queued together with the mark.
 */
async function inPieces(
  services: AppServices,
  work: (within: AppServices, now: Date) => Promise<number>,
): Promise<void> {
  const now = services.clock.now()
  let count: number
  do {
    count = await services.db.transaction().execute((db) => work({ ...services, db }, now))
  } while (count > 0)
}

/** Reminds the candidate and the interviewers the day before; nobody who got a mail within that day. */
export function remindOfInterviews(services: AppServices): Promise<void> {
  return inPieces(services, async (within, now) => {
    const plans = await claimUpcoming(within.db, now)
    const unmailed = plans.filter(
      ({ changedAt }) => changedAt === null || now.getTime() - changedAt.getTime() >= reminderMs,
    )
    const notices = noticesOf(unmailed, now).map((notice) => ({
      ...notice,
      happening: 'reminded' as const,
    }))
    await notifyParticipants(within, notices)
    return plans.length
  })
}

/** Asks interviewers once for their feedback when the interview is over. */
export function askForFeedback(services: AppServices): Promise<void> {
  return inPieces(services, async (within, now) => {
    const plans = await claimEnded(within.db, now)
    const notices = noticesOf(plans, now).map((notice) => ({ ...notice, happening: 'ended' as const }))
    await notifyParticipants(within, notices)
    return plans.length
  })
}

/** Asks candidates once how an interview was, some hours after it. */
export function askCandidates(services: AppServices): Promise<void> {
  return inPieces(services, async (within, now) => {
    const plans = await claimToRate(within.db, now)
    await askSatisfaction(within, noticesOf(plans, now), now)
    return plans.length
  })
}

/** How long links that no longer work are kept (milliseconds). */
const overLinkMs = 30 * dayMs

/** Deletes links of mails a month after they expired: from then on they are answered as unknown ones. */
export function forgetOverLinks(services: AppServices): Promise<void> {
  return inPieces(services, ({ db }, now) => deleteOverLinks(db, new Date(now.getTime() - overLinkMs)))
}

export const jobs: readonly Job[] = [
  { name: 'reminding of interviews', everyMs, run: remindOfInterviews },
  { name: 'asking for feedback', everyMs, run: askForFeedback },
  { name: 'asking candidates', everyMs, run: askCandidates },
  { name: 'forgetting links of mails', everyMs: dayMs, run: forgetOverLinks },
]
