import type { ReplyOf } from '@candor/call/define'
import { type listMail, MailState } from '../contract.ts'
import type { listMails } from './queries.ts'

type Reply = ReplyOf<typeof listMail>

export function presentMails(rows: Awaited<ReturnType<typeof listMails>>): Reply['list'] {
  return rows.map((row) => ({
    mailId: row.id,
    to: row.toAddress,
    subject: row.subject,
    text: row.bodyText,
    state: MailState.parse(row.state),
    tries: row.tries,
    lastError: row.lastError,
    createdTime: row.createdAt.getTime(),
    sentTime: row.sentAt?.getTime() ?? null,
  }))
}
