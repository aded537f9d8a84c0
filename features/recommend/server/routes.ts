import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { isStageOver } from '../../access/rules/acts.ts'
import type { Viewer } from '../../access/rules/viewer.ts'
import { openEachToAct, openReport } from '../../access/server/gate.ts'
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

/** A recommendation is answered by whom it was made to and by nobody else (R6-009). */
function requireSelf(viewer: Viewer, interviewerId: string | undefined): void {
  if (interviewerId && readId(interviewerId) !== viewer.accountId) {
    throw new Refusal(gateRefusals, 'noOperate')
  }
}

export function routes(house: House, serve: Serve): void {
  const { db } = house

  /** The chosen accounts; one that is not the company's, or is frozen, refuses them all. */
  async function chosenAccounts({ companyId }: Viewer, ids: readonly string[]) {
    const known = ids.map((id) => readId<'account'>(id)).filter((id) => id !== null)
    const chosen = known.length === 0 ? [] : await listChosen(db, companyId, known)
    if (chosen.length < ids.length) throw new Refusal(transmitResume, 'unknownColleague')
    return chosen
  }

  serve(listUnfrozenUsers, async ({ input, viewer }) => {
    const { searchText = '', cursor, limit = accountsPerPage } = input
    const page = { searchText, after: readId<'account'>(cursor), limit }
    return (await listUnfrozen(db, viewer.companyId, page)).map(presentAccount)
  })

  serve(transmitResume, async (request) => {
    const { input, viewer } = request
    if (input.registerUserIdAry.length === 0) throw new Refusal(transmitResume, 'nobodyChosen')
    if (input.updateIdsAry.length === 0) throw new Refusal(transmitResume, 'noCandidate')
    if (isStageOver(input.targetStageTypeKind ?? 0)) throw new Refusal(gateRefusals, 'noOperate')
    const actors = await openEachToAct(house, viewer, input.updateIdsAry, 'recommend')
    const colleagues = await chosenAccounts(viewer, input.registerUserIdAry)
    return act(house, transmitResume, request, async (work) => {
      await recommend(work, { house, request, actors, colleagues })
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

  serve(saveOperateStatus, async (request) => {
    requireSelf(request.viewer, request.input.interviewerId)
    return act(house, saveOperateStatus, request, async (work) => {
      await answerRecommendation(work, house, request)
      return null
    })
  })
}
