import type { ReplyOf } from '@candor/call/define'
import { type listHeldMail, type listMail, MailChannel, MailFault, MailState } from '../contract.ts'
import { failureOf } from '../rules/failure.ts'
import { maskedNumber } from '../rules/masked-number.ts'
import { hiddenSecret, type listHeldMails, type listMails } from './queries.ts'

type Reply = ReplyOf<typeof listMail>

/**
 * The text of a kept mail includes its secret, as an administrator passes it on by hand; that of any other does not.
 */
function textOf({ bodyText, secret, state }: Awaited<ReturnType<typeof listMails>>[number]): string | null {
  if (bodyText === '') return null
  return secret === null || state === 'kept' ? bodyText : bodyText.replaceAll(secret, hiddenSecret)
}

type Addressed = { readonly toAddress: string; readonly isAddressHidden: boolean; readonly channel: string }

/** The recipient for administrators: of a private telephone number only a masked form. */
export function addressOf({ toAddress, isAddressHidden, channel }: Addressed): string {
  if (isAddressHidden) return hiddenSecret
  return channel === 'sms' ? maskedNumber(toAddress) : toAddress
}

export function presentMails(
  rows: Awaited<ReturnType<typeof listMails>>,
  isWaySet: (channel: string) => boolean,
): Reply['list'] {
  return rows.map((row) => ({
    mailId: row.id,
    to: addressOf(row),
    subject: row.subject,
    text: textOf(row),
    state: MailState.parse(row.state),
    tries: row.tries,
    ...failureOf(row.lastError),
    isWaySet: isWaySet(row.channel),
    createdTime: row.createdAt.getTime(),
    sentTime: row.sentAt?.getTime() ?? null,
  }))
}

export function presentHeldMails(
  rows: Awaited<ReturnType<typeof listHeldMails>>,
): ReplyOf<typeof listHeldMail>['list'] {
  return rows.map(({ channel, fault, count, lastError }) => ({
    channel: MailChannel.parse(channel),
    fault: MailFault.parse(fault),
    count: Number(count),
    lastError: lastError ?? '',
  }))
}
