import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { TodayKind } from '../../../platform/today-parts/server/actions/part.ts'
import { countToday, listWaits, markThing, maxWaits, readToday, takeBackMark } from '../contract.ts'
import { maySeeWaits } from '../rules/rights.ts'
import { mark } from './actions/mark.ts'
import { answerCount, answerToday } from './actions/read-today.ts'
import { presentWait } from './present.ts'
import { deleteMark } from './queries/marks.ts'
import { listWaitRows } from './queries/waits.ts'

interface Parts {
  readonly todayKinds: readonly TodayKind[]
}

export function routes(services: AppServices, serve: Serve, _app: unknown, { todayKinds }: Parts): void {
  serve(readToday, ({ viewer, input }) => answerToday(services, todayKinds, viewer, input.shows))

  serve(countToday, ({ viewer }) => answerCount(services, todayKinds, viewer))

  serve(markThing, async ({ viewer, input }) => {
    await mark(services, todayKinds, { viewer, input })
    return null
  })

  serve(takeBackMark, async ({ viewer, input }) => {
    await deleteMark(services.db, { accountId: viewer.accountId, ...input })
    return null
  })

  serve(listWaits, async ({ viewer: { companyId, accountId, userType }, input }) => {
    if (input.of === 'all' && !maySeeWaits(userType)) throw new Refusal(listWaits, 'notHr')
    const now = services.clock.now()
    const rows = await listWaitRows(services.db, {
      companyId,
      by: input.of === 'mine' ? accountId : null,
      now,
      limit: maxWaits + 1,
    })
    return {
      now: now.getTime(),
      isMore: rows.length > maxWaits,
      list: rows.slice(0, maxWaits).map(presentWait),
    }
  })
}
