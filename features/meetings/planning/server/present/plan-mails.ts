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
import { type Answer, composePlan, type Happening, type PlanMailHead } from './mails.ts'

/** The news of a plan that its mails bring. */
export interface PlanMail {
  readonly happening: Happening
  /** Locale for candidates and guests, and for accounts that have chosen none. */
  readonly locale: Locale
  readonly now: Date
  readonly reason?: string | null
  /** The link by which the candidate has chosen the time themselves. */
  readonly chosenBy?: string
  /** Its interviewers and guests before the change: those who take part no more get a cancellation. */
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

/** A planned interview with a time, whose mails are written. */
interface Mailing {
  readonly plan: NotifiedPlan
  readonly mail: PlanMail
  readonly addresses: Addresses
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Facts that all mails of an interview have in common. */
function commonFacts({ plan, mail, startsAt, endsAt }: Mailing) {
  return {
    zone: plan.zone ?? plan.timeZone,
    reason: mail.reason ?? null,
    who: plan.byName,
    round: plan.roundName,
    now: mail.now.getTime(),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    interviewers: plan.interviewers.map(({ name }) => name),
    place: plan.offlineLocation,
    info: plan.otherInfo,
  }
}

interface Recipient {
  readonly person: Person
  readonly access: MailAccess
  readonly happening: Happening
  readonly answer: Answer | null
}

/** The words of a recipient's mail, without the link to answer. */
function wordsFor(mailing: Mailing, { person, access, happening }: Recipient): Omit<PlanMailHead, 'answer'> {
  const { plan, mail } = mailing
  const locale = isLocale(person.locale) ? person.locale : mail.locale
  const names = mailNames(locale, plan)
  const candidate = plan.isAnonymous
    ? maskedName(plan.candidateName)
    : nameIn(locale, plan.candidateName, plan.candidateLatin)
  return {
    ...commonFacts(mailing),
    ...names,
    ...access,
    locale,
    about: person.locale === undefined ? names.position : candidate,
    happening,
    reader: person.name === null ? 'candidate' : 'other',
    isChosen: mail.chosenBy !== undefined && happening !== 'cancelled',
  }
}

/** The calendar file of a recipient. Others may see a calendar: it holds no link to answer. */
function calendarFor(
  { plan, mail, addresses }: Mailing,
  { person, access, happening }: Recipient,
  words: Omit<PlanMailHead, 'answer'>,
) {
  const { summary, text: description } = composePlan({ ...words, answer: null })
  const method = happening === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const content = calendarFile({
    planId: plan.id,
    host: addresses.calendarHost,
    method,
    sequence: plan.sequence,
    now: mail.now.getTime(),
    zone: words.zone,
    summary,
    description,
    location: words.place ?? access.link,
    startsAt: words.startsAt,
    endsAt: words.endsAt,
    organizer: { name: plan.byName, email: plan.byEmail },
    attendees: [person],
  })
  return { method, content }
}

/** The mail of one recipient. Reminders do not change calendars. */
function writeMail(mailing: Mailing, recipient: Recipient) {
  const { plan, mail, startsAt } = mailing
  const { companyId, id, sequence } = plan
  const { person, answer } = recipient
  const words = wordsFor(mailing, recipient)
  const { subject, text, html } = composePlan({ ...words, answer })
  const secret = answer === null ? {} : { secret: answer.token }
  const letter = { companyId, to: person.email, subject, text, html, now: mail.now, ...secret }
  const change = { id, sequence }
  if (mail.happening === 'ended') return letter
  // A reminder that waited for the mail server until the interview began would seem to be about another one.
  if (mail.happening === 'reminded') return { ...letter, plan: change, endsAt: startsAt }
  return { ...letter, plan: change, calendar: calendarFor(mailing, recipient, words) }
}

/** The mails of the interviewers. A reminder goes to none who declined. */
function interviewerMails(mailing: Mailing, links: MailedLinks) {
  const { plan, mail, addresses } = mailing
  const { happening } = mail
  const isEnded = happening === 'ended'
  const isCancelled = happening === 'cancelled'
  const ids = `jobseekerChannelId=${plan.candidateId}&interviewPlanId=${plan.id}`
  const report = `${addresses.publicUrl}/shareurl?${ids}&from=interviewPlan`
  return plan.interviewers.flatMap((interviewer) => {
    const { accountId, roomUrl, password, receiveStatus, isFrozen, owesFeedback } = interviewer
    if (isFrozen && !isCancelled) return []
    if ((isEnded || happening === 'reminded') && receiveStatus === refused) return []
    if (isEnded && !owesFeedback) return []
    const link = links.interviewers.get(accountId)
    const access = { link: roomUrl ?? plan.meetingUrl, password, report: isEnded ? null : report }
    return writeMail(mailing, {
      person: interviewer,
      access: isCancelled ? noAccess : access,
      happening,
      answer: link ? { ...link, by: isEnded ? 'feedback' : 'interviewer' } : null,
    })
  })
}

/** The candidate's mail; none without an address. */
function candidateMails(mailing: Mailing, { candidate: link }: MailedLinks) {
  const { plan, mail } = mailing
  if (!plan.candidateEmail) return []
  // A candidate who chose the time or accepted it is not asked for an acceptance again.
  const isComing = responseOf(plan.responseStatus) === 'accepted'
  const access = { link: plan.meetingUrl, password: plan.candidatePassword, report: null }
  const written = writeMail(mailing, {
    person: { name: null, email: plan.candidateEmail },
    access: mail.happening === 'cancelled' ? noAccess : access,
    happening: mail.happening,
    answer: link && { ...link, by: isComing ? 'settled' : 'candidate' },
  })
  return [{ ...written, isAddressHidden: plan.isAnonymous }]
}

/** The mails of the guests, and a cancellation for people who take part no more. */
function otherMails(mailing: Mailing) {
  const { plan, mail } = mailing
  const { happening, before = [] } = mail
  const access = happening === 'cancelled' ? noAccess : { ...noAccess, link: plan.meetingUrl }
  const present = new Set([...plan.interviewers, ...plan.guests].map(({ email }) => email.toLowerCase()))
  const gone = before.filter(({ email }) => !present.has(email))
  return [
    ...plan.guests.map((person) => writeMail(mailing, { person, access, happening, answer: null })),
    ...gone.map((person) =>
      writeMail(mailing, { person, access: noAccess, happening: 'cancelled', answer: null }),
    ),
  ]
}

/**
 * The mails of a planned interview, each in its reader's language and with a calendar file of its own. The candidate's
 * mail has their password and room, the interviewers' have theirs and the report, guests' have neither. Candidate and
 * guests have no account, and a mail may reach the wrong person: theirs name the position in place of the candidate.
 *
 * Once the interview is over, only interviewers who owe feedback get one. A frozen account gets nothing but a
 * cancellation.
 */
export function writeMails(plan: NotifiedPlan, mail: PlanMail, links: MailedLinks, addresses: Addresses) {
  const { startsAt, endsAt } = plan
  if (startsAt === null || endsAt === null) return []
  const mailing = { plan, mail, addresses, startsAt, endsAt }
  const toInterviewers = interviewerMails(mailing, links)
  if (mail.happening === 'ended') return toInterviewers
  return [...candidateMails(mailing, links), ...toInterviewers, ...otherMails(mailing)]
}
