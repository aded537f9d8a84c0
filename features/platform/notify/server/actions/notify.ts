import type { Database } from '@candor/db/database'
import { minuteMs } from '@candor/kernel/durations'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import type { NoticeKind } from '../../contract.ts'
import { usualChoice } from '../../rules/choices.ts'
import { type NoticeAbout, thingOf } from '../../rules/thing.ts'
import { deleteUnread, insertNotices, listWantingMail } from '../queries/notices.ts'

/** The transaction of the act that a notice tells: that of `auditedTransaction`, or of a job. */
export interface NotifyingWork {
  readonly db: Database
  readonly now: Date
  /** Who did it; no account where a job or a program did. */
  readonly viewer: { readonly companyId: CompanyId; readonly accountId: AccountId | null }
}

interface NewNotice {
  readonly kind: NoticeKind
  /** The recipients, once or several times each. The account that acts is left out. */
  readonly to: readonly AccountId[]
  readonly candidateId?: CandidateId | null
  /** Names the thing: the same one is told once. */
  readonly about: NoticeAbout
  /** Whether the act sends a mail of its own, so that the notice sends none. */
  readonly isMailed?: boolean
}

/** How long a notice waits before it goes out by mail: whoever reads it meanwhile gets none (decision S186). */
export const mailGraceMs = 2 * minuteMs

/**
 * Tells accounts something, within the transaction of the act that is told. It is the only writer of notices.
 *
 * The account that acts is never told, nor are frozen accounts. One statement serves all recipients.
 */
export async function notify(
  { db, now, viewer: { companyId, accountId } }: NotifyingWork,
  { kind, to, candidateId = null, about, isMailed = false }: NewNotice,
): Promise<void> {
  const recipients = [...new Set(to)].filter((id) => id !== accountId)
  if (recipients.length === 0) return
  await insertNotices(db, recipients, {
    companyId,
    byAccountId: accountId,
    kind,
    candidateId,
    about,
    thing: thingOf(kind, candidateId, about),
    at: now,
    usual: usualChoice(kind),
    mailDueAt: isMailed ? null : new Date(now.getTime() + mailGraceMs),
  })
}

/** The accounts among some that want mails of a kind, for an act that sends a mail of its own. */
export async function wantingMail(
  db: Database,
  accountIds: readonly AccountId[],
  kind: NoticeKind,
): Promise<Set<AccountId>> {
  return listWantingMail(db, accountIds, { kind, usual: usualChoice(kind).mail })
}

/** Takes back the unread notices of an act that was undone for some candidates. */
export async function takeNoticesBack(
  db: Database,
  act: Omit<Parameters<typeof deleteUnread>[1], 'candidateIds'>,
  done: readonly { readonly candidateId: CandidateId | null }[],
): Promise<void> {
  if (done.length === 0) return
  await deleteUnread(db, { ...act, candidateIds: done.flatMap(({ candidateId }) => candidateId ?? []) })
}
