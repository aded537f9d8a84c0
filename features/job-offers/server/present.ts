import type { ReplyOf } from '@candor/call/define'
import { byDistinctIds } from '../../imports/rules/distinct-ids.ts'
import type { queryOfferSendRecord } from '../contract.ts'
import type { SentOffers } from './import.ts'

/** The offers that leave the server, the newest first. An address tells who an anonymous candidate is, and stays. */
export function presentOffers(
  offers: SentOffers,
  { isAnonymous }: { isAnonymous: boolean },
): ReplyOf<typeof queryOfferSendRecord> {
  return [...byDistinctIds(offers)]
    .map(([id, { sendTime, sendUserName, receiver, status }]) => ({
      ...{ id, sendTime, status, sendUserName: sendUserName ?? null },
      receiver: isAnonymous ? null : (receiver ?? null),
    }))
    .sort((a, b) => b.sendTime - a.sendTime)
}
