import type { AppServices, Job } from '@candor/db/database'
import { fallbackLocale, isLocale } from '@candor/messages/locale'
import { askSatisfaction } from './queries/ask-satisfaction.ts'
import { listOwingFeedback, reminderMs, takeEnded, takeUpcoming } from './queries/reminders.ts'
import { tellPeople } from './queries/tell-people.ts'

const everyMs = 5 * 60 * 1000

type Taken = Awaited<ReturnType<typeof takeUpcoming>>[number]

/** What a reminder is written from; null for an interview that nobody here planned. */
function tellingOf({ id, companyId, candidateId, createdByAccountId: by, mailLocale }: Taken, now: Date) {
  if (by === null) return null
  const locale = isLocale(mailLocale) ? mailLocale : fallbackLocale
  return { companyId, candidateId, planId: id, by, locale, now }
}

/** Works on what is due, some at a time, each piece a transaction of its own: the mails are queued with their mark. */
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

/** Reminds the candidate and the interviewers the day before; whoever was told within that day is not told again. */
export function remindOfInterviews(services: AppServices): Promise<void> {
  return inPieces(services, async (within, now) => {
    const plans = await takeUpcoming(within.db, now)
    for (const plan of plans) {
      const telling = tellingOf(plan, now)
      const isNews = plan.changedAt !== null && now.getTime() - plan.changedAt.getTime() < reminderMs
      if (telling && !isNews) await tellPeople(within, { ...telling, happening: 'reminded' })
    }
    return plans.length
  })
}

/** Asks once when the interview is over: interviewers for their feedback, the candidate how it was. */
export function askForFeedback(services: AppServices): Promise<void> {
  return inPieces(services, async (within, now) => {
    const plans = await takeEnded(within.db, now)
    for (const plan of plans) {
      const telling = tellingOf(plan, now)
      if (telling) await askSatisfaction(within, telling)
      const owing = await listOwingFeedback(within.db, plan.id)
      if (telling && owing.size > 0) await tellPeople(within, { ...telling, happening: 'ended', only: owing })
    }
    return plans.length
  })
}

export const jobs: readonly Job[] = [
  { name: 'reminding of interviews', everyMs, run: remindOfInterviews },
  { name: 'asking for feedback', everyMs, run: askForFeedback },
]
