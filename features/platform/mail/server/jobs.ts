import type { AppServices, Database, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import {
  type Message,
  OutcomeUnknown,
  RefusedForGood,
  RefusedForNow,
  RefusedForUs,
  type SenderFault,
} from '@candor/kernel/services'
import { notifyAdministrators } from '../../notify/server/actions/notify.ts'
import type { UnsentReason } from '../contract.ts'
import { missingSetting, nextTry } from '../rules/delivery.ts'
import { withoutRecipient } from '../rules/failure.ts'
import { nextLine } from '../rules/turns.ts'
import { whyOver } from './actions/why-over.ts'
import { forgetTexts, withdrawOverMails } from './jobs/forget-mails.ts'
import {
  beginHandover,
  claimDueMail,
  type DueLine,
  endHandover,
  hurryMended,
  listDueLines,
  markFailed,
  markKept,
  markSent,
  markWithdrawn,
} from './queries/delivery.ts'
import type { Channel } from './queries.ts'

/** The most mails of one round. */
const maxAtOnce = 20

type Due = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>

function calendarOf({ calendar: content, calendarMethod: method }: Due): Message['calendar'] {
  return content === null ? null : { method: method === 'CANCEL' ? 'CANCEL' : 'REQUEST', content }
}

function hand({ mailer, messenger, texter }: AppServices, mail: Due): Promise<void> | undefined {
  const { id, toAddress: to, subject, bodyText: text, bodyHtml: html, sender, channel } = mail
  // Telephone numbers are queued in their local form.
  if (channel === 'sms') return texter?.sendText({ to: to.replaceAll(' ', ''), text })
  if (sender !== null) return messenger?.send({ conversation: to, sender, text })
  return mailer?.send({ id, to, subject, text, html, calendar: calendarOf(mail) })
}

/** Sends a mail; returns why it was refused, or null. */
async function send(services: AppServices, mail: Due): Promise<Error | null> {
  return Promise.resolve(hand(services, mail)).then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))),
  )
}

/** Sends a text message, at most once: if the process dies while sending, the message is given up (S09). */
async function sendOnce(services: AppServices, transaction: Database, mail: Due): Promise<Error | null> {
  if (!(await beginHandover(services.db, mail.id)))
    return new OutcomeUnknown('outcomeUnknown' satisfies UnsentReason)
  const error = await send(services, mail)
  await endHandover(transaction, mail.id)
  return error
}

/**
 * Sends the next mail of a line, each in a transaction of its own: a process that dies within a round repeats at most
 * the one mail that it was sending.
 */
function deliverNext(
  services: AppServices,
  line: DueLine & { readonly channel: Channel },
): Promise<'none' | 'done' | 'failed'> {
  const { db, clock } = services
  const { channel } = line
  const isSet = missingSetting(services, channel) === null
  return db.transaction().execute(async (transaction) => {
    const mail = await claimDueMail(transaction, line, clock.now())
    if (!mail) return 'none'
    if (mail.endsAt && mail.endsAt <= clock.now()) {
      const error = 'tooLate' satisfies UnsentReason
      await markFailed(transaction, mail.id, { error, nextTryAt: null, fault: null })
      return 'done'
    }
    const over = await whyOver({ ...services, db: transaction }, mail)
    if (over) {
      await markWithdrawn(transaction, mail.id, over satisfies UnsentReason)
      return 'done'
    }
    if (!isSet) {
      await (mail.isForOwnerAlone
        ? markWithdrawn(transaction, mail.id, null)
        : markKept(transaction, mail.id))
      return 'done'
    }
    const error = await (channel === 'sms' ? sendOnce(services, transaction, mail) : send(services, mail))
    if (error !== null) return noteFailure(services, transaction, { mail, error })
    await markSent(transaction, mail.id, clock.now())
    const { fault } = mail
    if (fault !== null) await hurryMended(transaction, { channel, fault, now: clock.now() })
    return 'done'
  })
}

/** Faults of one mail, or of one recipient's side: mails to others may be taken. */
const faultsOfOne: readonly SenderFault[] = ['content', 'reputation']

/** Tells the administrators, once a day, that a mail was given up. */
async function tellGivenUp(db: Database, companyId: CompanyId, now: Date): Promise<void> {
  const about = { variant: 'mail', day: Math.floor(now.getTime() / dayMs) }
  await notifyAdministrators({ db, now }, companyId, { kind: 'failed', about })
}

async function noteFailure(
  { clock, log }: AppServices,
  transaction: Database,
  { mail, error }: { readonly mail: Due; readonly error: Error },
): Promise<'done' | 'failed'> {
  const fault = error instanceof RefusedForUs ? error.fault : null
  const isForGood = error instanceof RefusedForGood || error instanceof OutcomeUnknown
  const nextTryAt = isForGood ? null : nextTry(mail.tries + 1, clock.now(), fault !== null)
  const words = withoutRecipient(error.message, mail.toAddress)
  await markFailed(transaction, mail.id, { error: words, nextTryAt, fault })
  if (nextTryAt === null) await tellGivenUp(transaction, mail.companyId, clock.now())
  // The provider's words may name the recipient, and stay out of the log.
  if (fault)
    log.warn({ fault, channel: mail.channel }, 'a provider refuses mail until a fault of this side is mended')
  const isOfOne = isForGood || error instanceof RefusedForNow || (fault && faultsOfOne.includes(fault))
  return isOfOne ? 'done' : 'failed'
}

/**
 * Returns the job that sends the due mails of one way, each by one process. It resolves with the number of tried mails.
 * Each way has a job of its own, so that a code by text message never waits for a slow mail server.
 *
 * Companies take turns, also from one round to the next. Mails of a way that is not set up are kept for administrators
 * to read, except those with a secret that opens an account. A failed mail waits longer after each try. A fault of the
 * server ends the round, as the other mails would fail as well. A mail that is refused for good, or has an unknown
 * outcome, is given up at once. A mail that is refused because of this installation waits until the cause is removed,
 * and then goes out with all other mails that wait for it (S70).
 */
export function deliverBy(channel: Channel) {
  const served = new Map<boolean, string>()
  return async (services: AppServices): Promise<number> => {
    const { db, clock } = services
    const passed: DueLine[] = []
    let taken = 0
    while (taken < maxAtOnce) {
      // This runs every second and mostly finds nothing: no transaction is opened for that.
      const line = nextLine(await listDueLines(db, channel, clock.now()), { served, passed })
      if (!line) break
      const became = await deliverNext(services, { ...line, channel })
      if (became === 'none') {
        passed.push(line)
        continue
      }
      taken += 1
      served.set(line.isForOwnerAlone, line.companyId)
      if (became === 'failed') break
    }
    return taken
  }
}

/** Every second, as somebody may be waiting for a link or a code. */
export const jobs: readonly Job[] = [
  { name: 'sending mail', everyMs: 1_000, run: deliverBy('mail') },
  { name: 'sending DingTalk messages', everyMs: 1_000, run: deliverBy('dingtalk') },
  { name: 'sending text messages', everyMs: 1_000, run: deliverBy('sms') },
  { name: 'deleting texts of mails', everyMs: dayMs, run: forgetTexts },
  { name: 'taking back mails whose links are over', everyMs: dayMs, run: withdrawOverMails },
]
