import type { Settings } from '@candor/kernel/services'
import { nameIn } from '@candor/messages/local-name'
import { isLocale, type Locale } from '@candor/messages/locale'
import { mailNames } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { responseOf } from '../../../../candidates/interviews/rules/response.ts'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import { calendarFile } from '../../rules/calendar-file.ts'
import { refused } from '../../rules/receiving.ts'
import type { MadeLink } from '../actions/mail-links.ts'
import type { NotifiedPlan } from '../queries/notified-plan.ts'
import { type Answer, composePlan, type Happening } from './mails.ts'

/** The news of a plan that its mails bring. */
export interface PlanMail {
  readonly happening: Happening
  /** Locale for candidates and guests, and for accounts that have chosen none. */
  readonly locale: Locale
  readonly now: Date
  readonly reason?: string | null
  /** The link by which the candidate has chosen the time themselves. */
  readonly chosenBy?: string
  /** Its interviewers and guests before the change: who is not among them any more gets a cancellation. */
  readonly before?: readonly Person[]
}

/** The links in the mails; those of interviewers by their accounts. */
export interface MailedLinks {
  readonly candidate: MadeLink | null
  readonly interviewers: ReadonlyMap<string, MadeLink>
}

interface Person {
  /** Null for the candidate, whom their calendar file does not name. */
  readonly name: string | null
  readonly email: string
  /** The language that the account last used; left out for those without an account. */
  readonly locale?: string | null
}

interface MailAccess {
  readonly link: string | null
  readonly password: string | null
  readonly report: string | null
}

const noAccess: MailAccess = { link: null, password: null, report: null }

type Addresses = Pick<Settings, 'publicUrl' | 'calendarHost'>

/**
 * The mails of a planned interview, each in its reader's language and with a calendar file of its own. The candidate's
 * mail has their password and room, the interviewers' have theirs and the report, guests' have neither. Candidate and
 * guests have no account, and a mail may reach the wrong person: theirs name the position in place of the candidate.
 *
 * Once the interview is over, only interviewers who owe feedback get one. A frozen account gets nothing but a
 * cancellation.
 */
export function writeMails(
  plan: NotifiedPlan,
  mail: PlanMail,
  links: MailedLinks,
  { publicUrl, calendarHost: host }: Addresses,
) {
  const { happening, locale, now, reason = null, before = [], chosenBy } = mail
  const { startsAt, endsAt, companyId, candidateId, id: planId, sequence } = plan
  const change = { id: planId, sequence }
  if (startsAt === null || endsAt === null) return []
  const zone = plan.zone ?? plan.timeZone
  const candidateIn = (own: Locale) =>
    plan.isAnonymous ? maskedName(plan.candidateName) : nameIn(own, plan.candidateName, plan.candidateLatin)
  const common = {
    zone,
    reason,
    who: plan.byName,
    round: plan.roundName,
    now: now.getTime(),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    interviewers: plan.interviewers.map(({ name }) => name),
    place: plan.offlineLocation,
    info: plan.otherInfo,
  }
  const isCancelled = happening === 'cancelled'
  const isEnded = happening === 'ended'
  // Reminders do not change calendars.
  const isReminder = happening === 'reminded' || isEnded
  const ids = `jobseekerChannelId=${candidateId}&interviewPlanId=${planId}`
  const report = `${publicUrl}/shareurl?${ids}&from=interviewPlan`
  const mailTo = (person: Person, access: MailAccess, what: Happening, answer: Answer | null = null) => {
    const own = isLocale(person.locale) ? person.locale : locale
    const names = mailNames(own, plan)
    const about = person.locale === undefined ? names.position : candidateIn(own)
    const reader = person.name === null ? ('candidate' as const) : ('other' as const)
    const isChosen = chosenBy !== undefined && what !== 'cancelled'
    const words = { ...common, ...names, ...access, locale: own, about, happening: what, reader, isChosen }
    const { subject, text, html } = composePlan({ ...words, answer })
    // Others may see a calendar: the link to answer is only in the mail.
    const { summary, text: description } = composePlan({ ...words, answer: null })
    const secret = answer === null ? {} : { secret: answer.token }
    const mail = { companyId, to: person.email, subject, text, html, now, ...secret }
    // A reminder that waited for the mail server until the interview began would seem to be about another one.
    if (isReminder) return isEnded ? mail : { ...mail, plan: change, endsAt: startsAt }
    const method = what === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
    const content = calendarFile({
      planId,
      host,
      method,
      sequence,
      now: now.getTime(),
      zone,
      summary,
      description,
      location: common.place ?? access.link,
      startsAt: common.startsAt,
      endsAt: common.endsAt,
      organizer: { name: plan.byName, email: plan.byEmail },
      attendees: [person],
    })
    return { ...mail, plan: change, calendar: { method, content } }
  }
  const ofInterviewers = plan.interviewers.flatMap((interviewer) => {
    const { accountId, roomUrl, password, receiveStatus, isFrozen, owesFeedback } = interviewer
    if (isFrozen && !isCancelled) return []
    if (isReminder && receiveStatus === refused) return []
    if (isEnded && !owesFeedback) return []
    const link = links.interviewers.get(accountId)
    const access = { link: roomUrl ?? plan.meetingUrl, password, report: isEnded ? null : report }
    const answer = link && { ...link, by: isEnded ? ('feedback' as const) : ('interviewer' as const) }
    return mailTo(interviewer, isCancelled ? noAccess : access, happening, answer)
  })
  if (isEnded) return ofInterviewers
  // Whoever has chosen the time, or said before that they come, is not asked for it again.
  const isComing = responseOf(plan.responseStatus) === 'accepted'
  const toCandidate = { link: plan.meetingUrl, password: plan.candidatePassword, report: null }
  const ofCandidate = plan.candidateEmail
    ? mailTo(
        { name: null, email: plan.candidateEmail },
        isCancelled ? noAccess : toCandidate,
        happening,
        links.candidate && { ...links.candidate, by: isComing ? 'settled' : 'candidate' },
      )
    : null
  const mailboxOf = ({ email }: { readonly email: string }) => email.toLowerCase()
  const present = new Set([...plan.interviewers, ...plan.guests].map(mailboxOf))
  return [
    ...(ofCandidate ? [{ ...ofCandidate, isAddressHidden: plan.isAnonymous }] : []),
    ...ofInterviewers,
    ...plan.guests.map((guest) =>
      mailTo(guest, isCancelled ? noAccess : { ...noAccess, link: plan.meetingUrl }, happening),
    ),
    ...before
      .filter(({ email }) => !present.has(email))
      .map((person) => mailTo(person, noAccess, 'cancelled')),
  ]
}
