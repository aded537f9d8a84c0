import type { ReplyOf } from '@candor/call/define'
import { byDistinctIds } from '../../../platform/imports/rules/distinct-ids.ts'
import type { queryOfferSendRecord } from '../contract.ts'
import type { SentOffers } from './import.ts'

/** The offers as sent, newest first. An anonymous candidate's address is left out. */
export function presentOffers(
  offers: SentOffers,
  { isAnonymous }: { isAnonymous: boolean },
): ReplyOf<typeof queryOfferSendRecord> {
  return [...byDistinctIds(offers)]
    .map(([id, { sendTime, sendUserName, receiver, status }]) => ({
      id,
      sendTime,
      status,
      sendUserName: sendUserName ?? null,
      receiver: isAnonymous ? null : (receiver ?? null),
    }))
    .sort((a, b) => b.sendTime - a.sendTime)
}
