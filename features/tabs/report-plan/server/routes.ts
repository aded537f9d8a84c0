import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { queryOfferSendRecord } from '../contract.ts'
import { listSentOffers } from './actions.ts'
import { presentOffers } from './present.ts'

export function routes({ db }: AppServices, serve: Serve): void {
  serve(queryOfferSendRecord, async ({ reader }) =>
    presentOffers(await listSentOffers(db, reader), { isAnonymous: reader.isAnonymous }),
  )
}
