import type { Database } from '@candor/db/database'
import { minuteMs } from '@candor/kernel/durations'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import type { NoticeKind } from '../../contract.ts'
import { usualChoice } from '../../rules/choices.ts'
import { type NoticeAbout, thingOf } from '../../rules/thing.ts'
import { deleteUnread, insertNotices, listAdministrators, listWantingMail } from '../queries/notices.ts'

/** The transaction of the act that a notice tells: that of `auditedTransaction`, or of a job. */
export interface NotifyingWork {
  readonly db: Database
  readonly now: Date
  /** Who did it; no account where a job or a program did. */
  readonly viewer: { readonly companyId: CompanyId; readonly accountId: AccountId | null }
}

/** One thing and whom it is told. */
export interface ToldThing {
  /** The recipients, once or several times each. The account that acts is left out. */
  readonly to: readonly AccountId[]
  readonly candidateId?: CandidateId | null
  /** Names the thing: the same one is told once. */
  readonly about: NoticeAbout
}

interface NewNotice extends ToldThing {
  readonly kind: NoticeKind
  /** Whether the act sends a mail of its own, so that the notice sends none. */
  readonly isMailed?: boolean
}

/** How long a notice waits before it goes out by mail: a notice that is read meanwhile is not mailed (decision S186). */
export const mailGraceMs = 2 * minuteMs

/**
 * Tells accounts something, within the transaction of the act that is told. It is the only writer of notices.
 *
 * The account that acts is never told, nor are frozen accounts. One statement serves all recipients.
 */
export async function notify(work: NotifyingWork, { kind, isMailed, ...thing }: NewNotice): Promise<void> {
  await notifyEach(work, { kind, isMailed: isMailed ?? false }, [thing])
}

/** Tells several things of one kind, in one statement. */
export async function notifyEach(
  { db, now, viewer: { companyId, accountId: byAccountId } }: NotifyingWork,
  { kind, isMailed }: Required<Pick<NewNotice, 'kind' | 'isMailed'>>,
  things: readonly ToldThing[],
): Promise<void> {
  const notices = things.flatMap(({ to, candidateId = null, about }) => {
    const thing = thingOf(kind, candidateId, about)
    const recipients = [...new Set(to)].filter((id) => id !== byAccountId)
    return recipients.map((accountId) => ({ accountId, candidateId, about, thing }))
  })
  if (notices.length === 0) return
  const mailDueAt = isMailed ? null : new Date(now.getTime() + mailGraceMs)
  const shared = { companyId, byAccountId, kind, at: now, usual: usualChoice(kind), mailDueAt }
  await insertNotices(db, shared, notices)
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

/** Tells the administrators of a company what a program or a job did. */
export async function notifyAdministrators(
  work: Omit<NotifyingWork, 'viewer'>,
  companyId: CompanyId,
  notice: Pick<NewNotice, 'kind' | 'about'>,
): Promise<void> {
  const to = await listAdministrators(work.db, companyId)
  await notify({ ...work, viewer: { companyId, accountId: null } }, { ...notice, to })
}
