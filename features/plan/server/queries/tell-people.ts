import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { maskedName } from '../../../access/rules/reach.ts'
import { findMailFacts, mailNames } from '../../../candidates/server/queries/mail-facts.ts'
import type { OfCandidate } from '../../../candidates/server/queries.ts'
import { enqueueMails } from '../../../mail/server/queries.ts'
import { refusedPlace } from '../../rules/receiving.ts'
import { calendarFile } from '../present/calendar.ts'
import { type Answer, type Happening, wordPlan } from '../present/mails.ts'
import { type MadeLink, makeMailLinks, type NewLink, revokeMailLinks } from './mail-links.ts'
import { findToldPlan } from './told-plan.ts'

type ToldPlan = Awaited<ReturnType<typeof findToldPlan>>

/**
 * The links by which those who are asked answer, in place of those of earlier mails: none for an interview that has
 * begun.
 */
async function makeAnswerLinks(
  services: Pick<AppServices, 'db' | 'settings'>,
  about: Pick<NewLink, 'companyId' | 'planId' | 'now'>,
  { startsAt, endsAt, candidateEmail, interviewers }: ToldPlan,
): Promise<{ candidate: MadeLink | null; interviewers: readonly MadeLink[] } | null> {
  await revokeMailLinks(services.db, about, ['accept', 'respond'])
  if (startsAt === null || startsAt <= about.now) return null
  const ofInterview = { ...about, interviewEndsAt: endsAt }
  const [candidate, ...others] = await makeMailLinks(services, [
    { ...ofInterview, purpose: 'respond' },
    ...interviewers.flatMap(({ accountId }) =>
      accountId === null ? [] : [{ ...ofInterview, purpose: 'accept' as const, accountId }],
    ),
  ])
  return { candidate: candidateEmail ? (candidate ?? null) : null, interviewers: others }
}

interface Telling extends OfCandidate {
  readonly planId: string
  readonly happening: Happening
  readonly by: AccountId
  readonly locale: Locale
  readonly now: Date
  readonly reason?: string | null
  /** Those who are no longer of it are told that it is cancelled, for them. */
  readonly formerly?: readonly { readonly name: string; readonly email: string }[]
  /** The accounts of those interviewers whom it concerns alone. */
  readonly only?: ReadonlySet<string>
}

/**
 * Mails everybody whom a planned interview names, each with a calendar file of their own: the candidate with their way in, the
 * interviewers with theirs and the report, guests with neither. Where no time is set there is nothing to tell yet.
 *
 * Called within the transaction that stores the plan.
 */
export async function tellPeople(
  { db, settings }: Pick<AppServices, 'db' | 'settings'>,
  telling: Telling,
): Promise<void> {
  const {
    companyId,
    candidateId,
    planId,
    happening,
    by,
    locale,
    now,
    reason = null,
    formerly = [],
    only,
  } = telling
  const plan = await findToldPlan(db, { companyId, planId }, by)
  if (plan.startsAt === null || plan.endsAt === null) return
  const facts = await findMailFacts(db, { companyId, candidateId })
  const zone = plan.zone ?? facts.timeZone
  const common = {
    ...{ locale, zone, reason, who: plan.byName, round: plan.roundName },
    ...mailNames(locale, facts),
    candidate: plan.isAnonymous
      ? maskedName(plan.candidateName)
      : nameIn(locale, plan.candidateName, plan.candidateLatin),
    startsAt: plan.startsAt.getTime(),
    endsAt: plan.endsAt.getTime(),
    interviewers: plan.interviewers.map(({ name }) => name),
    place: plan.offlineLocation,
    info: plan.otherInfo,
  }
  const isCancelled = happening === 'cancelled'
  // Reminders leave calendars and the links of earlier mails as they are.
  const isReminder = happening === 'reminded' || happening === 'ended'
  const links =
    isCancelled || isReminder
      ? null
      : await makeAnswerLinks({ db, settings }, { companyId, planId, now }, plan)
  const host = new URL(settings.publicUrl).hostname
  const ids = `jobseekerChannelId=${candidateId}&interviewPlanId=${planId}`
  const report =
    happening === 'ended'
      ? `${settings.publicUrl}/emailFeedback?${ids}`
      : `${settings.publicUrl}/shareurl?${ids}&from=interviewPlan`
  const mailTo = (
    person: { readonly name: string; readonly email: string },
    way: { readonly link: string | null; readonly password: string | null; readonly report: string | null },
    what: Happening,
    answer: Answer | null = null,
  ) => {
    const words = { ...common, ...way, happening: what }
    const { subject, text } = wordPlan({ ...words, answer })
    const mail = { companyId, to: person.email, subject, text, now }
    if (isReminder) return mail
    const method = what === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
    const content = calendarFile({
      ...{ planId, host, method, sequence: plan.sequence, now: now.getTime(), zone },
      // A calendar is shown to others: the link by which one answers is for the mail's reader alone.
      ...{
        summary: subject,
        description: wordPlan({ ...words, answer: null }).text,
        location: common.place ?? way.link,
      },
      ...{ startsAt: common.startsAt, endsAt: common.endsAt },
      organizer: { name: plan.byName, email: plan.byEmail },
      attendees: [person],
    })
    const secret = answer === null ? {} : { secret: answer.token }
    return { ...mail, ...secret, calendar: { method, content } }
  }
  const none = { link: null, password: null, report: null }
  const toCandidate = { ...none, link: plan.meetingUrl, password: plan.candidatePassword }
  await enqueueMails(db, [
    ...(plan.candidateEmail && !only
      ? [
          {
            ...mailTo(
              { name: common.candidate, email: plan.candidateEmail },
              isCancelled ? none : toCandidate,
              happening,
              links?.candidate && { ...links.candidate, by: 'candidate' },
            ),
            isAddressHidden: plan.isAnonymous,
          },
        ]
      : []),
    ...plan.interviewers.flatMap(({ accountId, name, email, roomUrl, password, receiveStatus }, index) => {
      if (only && !only.has(accountId ?? '')) return []
      if (isReminder && receiveStatus === refusedPlace) return []
      const link = links?.interviewers[index]
      return mailTo(
        { name, email },
        isCancelled ? none : { link: roomUrl ?? plan.meetingUrl, password, report },
        happening,
        link ? { ...link, by: 'interviewer' } : null,
      )
    }),
    ...(only ? [] : plan.guests).map((guest) =>
      mailTo(guest, isCancelled ? none : { ...none, link: plan.meetingUrl }, happening),
    ),
    ...formerly.map((person) => mailTo(person, none, 'cancelled')),
  ])
}
