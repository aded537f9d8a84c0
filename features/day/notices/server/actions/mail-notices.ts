import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { minuteMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { isLocale } from '@candor/messages/locale'
import { proveOrderer } from '../../../../platform/access/server/gate/as-account.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { composeNotices, presentNotice } from '../present.ts'
import { dropMails, findRecipient, listDueAccounts, lockDue, markMailed } from '../queries/due.ts'
import { readRows } from './read-rows.ts'

/** An account gets at most one mail with notices in this time (decision S186). */
export const mailEveryMs = 10 * minuteMs
/** The most notices that one mail names; the others are in the bell. */
const maxMailed = 20
/** The most accounts of one run; the next run goes on. */
const maxAccounts = 100

interface Account {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/**
 * Mails an account its due notices as one mail, by its rights of now. A notice whose candidate the account may not see
 * any more is left out.
 */
async function mailAccount(services: AppServices, { companyId, accountId }: Account): Promise<boolean> {
  const { db, clock, settings } = services
  const now = clock.now()
  const rows = await lockDue(db, accountId, { now, limit: maxMailed })
  if (rows.length === 0) return false
  await markMailed(db, accountId, now)
  // A job has no session: the proof names a new id.
  const viewer = await proveOrderer(services, { companyId, accountId, sessionId: newId<'session'>() })
  const recipient = viewer && (await findRecipient(db, accountId))
  if (!recipient) return false
  const locale = isLocale(recipient.locale) ? recipient.locale : 'cn'
  const read = await readRows(services, viewer, rows)
  const notices = read.map((row) => presentNotice(row, locale)).filter(({ isGone }) => !isGone)
  if (notices.length === 0) return false
  const candidateIds = [...new Set(read.flatMap(({ reader }) => reader?.candidateId ?? []))]
  const mail = composeNotices({ locale, publicUrl: settings.publicUrl, notices })
  await enqueueMails(db, [{ companyId, to: recipient.email, now, candidateIds, ...mail }])
  return true
}

/** Mails due notices, each account in a transaction of its own. Returns the number of mails. */
export async function mailNotices(services: AppServices): Promise<number> {
  const { db: pool, clock, log } = services
  const now = clock.now()
  await dropMails(pool, { now, isForAll: services.mailer === null })
  const mailedSince = new Date(now.getTime() - mailEveryMs)
  let mailed = 0
  for (const account of await listDueAccounts(pool, { now, mailedSince, limit: maxAccounts }))
    try {
      const isMailed = await pool.transaction().execute((db) => mailAccount({ ...services, db }, account))
      if (isMailed) mailed += 1
    } catch (error) {
      log.error({ err: error, accountId: account.accountId }, 'notices could not be mailed')
    }
  return mailed
}
