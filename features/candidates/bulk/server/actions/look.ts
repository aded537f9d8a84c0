import type { ReplyOf } from '@candor/call/define'
import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import { type BulkParts, partOf } from '../../../bulk-parts/server/actions/part.ts'
import { maxChosen } from '../../contract/limits.ts'
import { lookAtBulk } from '../../contract.ts'
import { presentLook } from '../present/look.ts'
import { deleteOldPlans, insertAct } from '../queries/acts.ts'
import { insertItems } from '../queries/items.ts'
import { listChosenIds } from './chosen.ts'
import { judgeEach } from './judge-each.ts'

/** How many planned acts an account keeps: one for each open page. */
const keptPlans = 10

/** Judges the chosen candidates, and keeps those that the act reaches as the caller sees them now. */
const tooMany = () => new Refusal(lookAtBulk, 'tooManyChosen')

export function planBulk(
  services: AppServices,
  parts: BulkParts,
  request: CallRequest<typeof lookAtBulk>,
): Promise<ReplyOf<typeof lookAtBulk>> {
  const { input, context } = request
  return withRights(services, lookAtBulk.access, request, async (within, { viewer }) => {
    const part = partOf(parts, input.terms.kind)
    if (!part.mayEver(viewer)) throw new Refusal(gateRefusals, 'noOperate')
    const terms = await part.check(within, viewer, input.terms)
    const candidateIds = await listChosenIds(within, viewer, {
      chosen: input.chosen,
      most: maxChosen,
      tooMany,
    })
    const judged = await judgeEach(within, { viewer, part, terms, candidateIds, seen: null })
    const { companyId, accountId, sessionId } = viewer
    const now = within.clock.now()
    const planned = { companyId, accountId, sessionId, terms, locale: context.locale, now }
    await deleteOldPlans(within.db, viewer, keptPlans - 1)
    const bulkId = await insertAct(within.db, planned)
    const rows = judged.reached.map(({ row }) => row)
    await insertItems(within.db, { companyId, bulkId }, rows)
    const ids = rows.map(({ candidateId }) => candidateId)
    const openRecommendations = (await part.countOpen?.(within.db, companyId, ids)) ?? 0
    return { bulkId, openRecommendations, ...presentLook(judged, context.locale) }
  })
}
