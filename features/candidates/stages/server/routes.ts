import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { mayChangeStages } from '../../../platform/access/rules/acts.ts'
import { authorizeEachLook } from '../../../platform/access/server/gate/asked-within.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { readPositionStages, readStages, savePositionStages, saveStages } from '../contract/lists.ts'
import { listMoves, listMoveTargets, lookAtMove, moveCandidates } from '../contract/moving.ts'
import { readStanding } from '../contract/standing.ts'
import { isEndKind } from '../rules/kinds.ts'
import { moveAsked, stageNamer } from './actions/move-candidates.ts'
import { findRevised, storePositionList } from './actions/save-position-stages.ts'
import { storeCompanyList } from './actions/save-stages.ts'
import { presentList, presentPositionList } from './present/lists.ts'
import { presentLook, presentMoved, presentMoves } from './present/moves.ts'
import { presentStanding } from './present/standing.ts'
import { countOpenRecommendations } from './queries/carried.ts'
import { listComingPlans } from './queries/coming-plans.ts'
import { countPeople, getStagesRevision, hasOwnList, listCompanyStages } from './queries/lists.ts'
import { listMovesOfCandidate } from './queries/moves.ts'
import { listStandings } from './queries/standings.ts'
import { listStages, listStagesOfPosition } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(lookAtMove, async ({ input, viewer, context }) => {
    const actors = await authorizeEachLook(services, viewer, input.candidateIds, 'move')
    const { companyId } = viewer
    const ids = actors.map(({ candidateId }) => candidateId)
    const [openRecommendations, plans, standings] = await Promise.all([
      countOpenRecommendations(db, companyId, ids),
      listComingPlans(db, companyId, ids, clock.now()),
      listStandings(db, companyId, ids),
    ])
    const hidden = new Set(actors.filter(({ isAnonymous }) => isAnonymous).map((actor) => actor.candidateId))
    const candidates = new Map(
      standings.map((row) => [row.candidateId, { ...row, isAnonymous: hidden.has(row.candidateId) }]),
    )
    return presentLook({ openRecommendations, plans, candidates }, context.locale)
  })

  serve(listMoveTargets, async ({ viewer, context }) => {
    const stages = await listStages(db, viewer.companyId)
    const open = stages.filter(({ isRemoved, kind }) => !isRemoved && !isEndKind(kind))
    const nameOf = stageNamer(stages, context.locale)
    return open.map(({ wireId }) => ({ stageId: wireId, name: nameOf(wireId) }))
  })

  serve(moveCandidates, (request) =>
    auditedTransaction(services, moveCandidates, request, async (work) =>
      presentMoved(await moveAsked(work, request), request.context.locale),
    ),
  )

  serve(listMoves, async ({ reader, context }) => {
    const { companyId, candidateId } = reader
    const [moves, stages] = await Promise.all([
      listMovesOfCandidate(db, companyId, candidateId),
      listStages(db, companyId),
    ])
    return presentMoves(moves, stages, reader, context.locale)
  })

  serve(readStanding, async ({ reader, context }) => {
    const { companyId, candidateId, positionId } = reader
    const [[standing], listed, stages] = await Promise.all([
      listStandings(db, companyId, [candidateId]),
      listStagesOfPosition(db, companyId, positionId),
      listStages(db, companyId),
    ])
    if (!standing) throw new Refusal(gateRefusals, 'notFound')
    return presentStanding({ standing, listed, stages, now: clock.now() }, reader, context.locale)
  })

  serveLists(services, serve)
}

function serveLists(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(readStages, async ({ viewer }) => {
    const { companyId } = viewer
    // The revision is read first: a change in between is refused, and overwrites nothing.
    const revision = await getStagesRevision(db, companyId)
    const stages = await listCompanyStages(db, companyId)
    const people = await countPeople(db, companyId)
    return { revision, stages: presentList(stages, people), mayChange: mayChangeStages(viewer) }
  })

  serve(saveStages, (request) =>
    auditedTransaction(services, saveStages, request, (work) =>
      storeCompanyList(work, request.input, request.context.locale),
    ),
  )

  serve(readPositionStages, async ({ input, viewer }) => {
    const { companyId } = viewer
    const positionId = readId<'position'>(input.positionId)
    const position = positionId && (await findRevised(db, { companyId, positionId }))
    if (!positionId || !position) throw new Refusal(gateRefusals, 'notFound')
    const [stages, ofCompany, people, isOwn] = await Promise.all([
      listStagesOfPosition(db, companyId, positionId),
      listCompanyStages(db, companyId),
      countPeople(db, companyId, positionId),
      hasOwnList(db, { companyId, positionId }),
    ])
    const { revision } = position
    return {
      revision,
      isOwn,
      ...presentPositionList({ stages, ofCompany, people }),
      mayChange: mayChangeStages(viewer),
    }
  })

  serve(savePositionStages, (request) =>
    auditedTransaction(services, savePositionStages, request, (work) =>
      storePositionList(work, request.input, request.context.locale),
    ),
  )
}
