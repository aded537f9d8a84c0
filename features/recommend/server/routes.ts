import type { Serve } from '@candor/call/serve'
import type { Database, House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { isStageOver } from '../../access/rules/acts.ts'
import type { Viewer } from '../../access/rules/viewer.ts'
import { openEachToAct, openReport, requireSelf } from '../../access/server/gate.ts'
import { act } from '../../audit/server/queries/act.ts'
import {
  accountsPerPage,
  findOperateStatus,
  listUnfrozenUsers,
  saveOperateStatus,
  transmitResume,
} from '../contract.ts'
import { presentAccount, presentRecommendation } from './present.ts'
import { listChosen, listUnfrozen } from './queries/accounts.ts'
import { findNewest } from './queries/answers.ts'
import { answerRecommendation } from './routes/answering.ts'
import { recommend } from './routes/recommending.ts'

/** The chosen accounts; one that is not the company's, or is frozen, refuses them all. */
async function chosenAccounts(db: Database, { companyId }: Viewer, ids: readonly string[]) {
  const known = ids.map((id) => readId<'account'>(id)).filter((id) => id !== null)
  const chosen = known.length === 0 ? [] : await listChosen(db, companyId, known)
  if (chosen.length < ids.length) throw new Refusal(transmitResume, 'unknownColleague')
  return chosen
}

export function routes(house: House, serve: Serve): void {
  const { db } = house

  serve(listUnfrozenUsers, async ({ input, viewer }) => {
    const { searchText = '', cursor, limit = accountsPerPage } = input
    const page = { searchText, after: readId<'account'>(cursor), limit }
    return (await listUnfrozen(db, viewer.companyId, page)).map(presentAccount)
  })

  serve(transmitResume, async (request) => {
    const { input } = request
    if (input.registerUserIdAry.length === 0) throw new Refusal(transmitResume, 'nobodyChosen')
    if (input.updateIdsAry.length === 0) throw new Refusal(transmitResume, 'noCandidate')
    if (isStageOver(input.targetStageTypeKind ?? 0)) throw new Refusal(gateRefusals, 'noOperate')
    return act(house, transmitResume, request, async (work) => {
      const actors = await openEachToAct(work.house, work.viewer, input.updateIdsAry, 'recommend')
      const colleagues = await chosenAccounts(work.db, work.viewer, input.registerUserIdAry)
      await recommend(work, { request, actors, colleagues })
      return null
    })
  })

  serve(findOperateStatus, async ({ input, viewer }) => {
    requireSelf(viewer, input.interviewerId)
    const { companyId, candidateId } = await openReport(house, viewer, {
      candidateId: input.jobSeekerChannelId,
    })
    const of = { companyId, candidateId, toAccountId: viewer.accountId }
    const found = await findNewest(db, of, input.recommendStageId || null)
    return found && presentRecommendation(found)
  })

  serve(saveOperateStatus, (request) =>
    act(house, saveOperateStatus, request, async (work) => {
      await answerRecommendation(work, request)
      return null
    }),
  )
}
