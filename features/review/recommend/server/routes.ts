import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { findNewestRecommendation } from '../../../candidates/candidates/server/queries/recommendations.ts'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { isStageOver } from '../../../platform/access/rules/acts.ts'
import { authorizeEachAction } from '../../../platform/access/server/gate/asked-within.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listAsked } from '../contract/asked.ts'
import { remindColleague, withdrawRecommendation } from '../contract/asked-acts.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import {
  accountsPerPage,
  listUnfrozenUsers,
  maxAccounts,
  saveOperateStatus,
  transmitResume,
} from '../contract.ts'
import { listRecommendable, listUnfrozen, requireColleagues } from './actions/accounts.ts'
import { remind, withdraw } from './actions/asked.ts'
import { presentAccount, presentAsked, presentRecommendation } from './present.ts'
import { listAskedRows } from './queries/asked.ts'
import { answerRecommendation } from './routes/answering.ts'
import { recommend } from './routes/recommending.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listUnfrozenUsers, async ({ input, viewer }) => {
    const { searchText = '', cursor, limit = cursor ? accountsPerPage : maxAccounts } = input
    const page = { searchText, after: readId<'account'>(cursor), limit }
    const found = input.recommendable
      ? await listRecommendable(db, viewer, page)
      : await listUnfrozen(db, viewer.companyId, page)
    return found.map(presentAccount)
  })

  serve(transmitResume, async (request) => {
    const { input } = request
    if (input.registerUserIdAry.length === 0) throw new Refusal(transmitResume, 'nobodyChosen')
    if (input.updateIdsAry.length === 0) throw new Refusal(transmitResume, 'noCandidate')
    if (isStageOver(input.targetStageTypeKind ?? 0)) throw new Refusal(gateRefusals, 'noOperate')
    return auditedTransaction(services, transmitResume, request, async (work) => {
      const actors = await authorizeEachAction(work.services, work.viewer, input.updateIdsAry, 'recommend')
      const colleagues = await requireColleagues(work.db, work.viewer, input.registerUserIdAry)
      await recommend(work, { request, actors, colleagues })
      return null
    })
  })

  serve(
    findOperateStatus,
    async ({ input, viewer, reader }) =>
      new Versioned(reader.version, async () => {
        const found = await findNewestRecommendation(
          db,
          { viewer, candidateId: reader.candidateId },
          input.recommendStageId || null,
        )
        return found && presentRecommendation(found)
      }),
  )

  serve(saveOperateStatus, (request) =>
    auditedTransaction(services, saveOperateStatus, request, async (work) => {
      await answerRecommendation(work, request)
      return null
    }),
  )

  serveAsked(services, serve)
}

function serveAsked(services: AppServices, serve: Serve): void {
  serve(listAsked, async ({ reader, context }) =>
    presentAsked(await listAskedRows(services.db, reader), reader, context.locale),
  )

  serve(remindColleague, (request) =>
    auditedTransaction(services, remindColleague, request, async (work) => ({
      mayRemindFrom: await remind(work, request),
    })),
  )

  serve(withdrawRecommendation, (request) =>
    auditedTransaction(services, withdrawRecommendation, request, async (work) => {
      await withdraw(work, request)
      return null
    }),
  )
}
