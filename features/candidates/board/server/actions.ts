import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { canAct, mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import { readableOwner } from '../../../platform/access/rules/reach.ts'
import type { Viewer } from '../../../platform/access/rules/viewer.ts'
import { readPositionRules } from '../../../platform/company/rules.ts'
import {
  findAiMarkConfig,
  findCompanyRules,
  findEvaluationConfig,
} from '../../../platform/company/server/queries.ts'
import { reachOf } from '../../shortlist/server/actions/reach.ts'
import { wordStage } from '../../stages/server/actions/word-stage.ts'
import { listStages, listStagesOfPosition } from '../../stages/server/queries.ts'
import { type listEnded, maxEnded, maxPeople, type readBoard } from '../contract.ts'
import { stagesOfBoard } from '../rules/stages.ts'
import { presentEnded, presentPerson } from './present.ts'
import { findBoardPosition, readGroups } from './queries/groups.ts'
import { listEndedPeople, listPeople } from './queries/people.ts'

/** The position of a board, with the people that the viewer reaches; refuses one of another company. */
export async function reachBoard(db: Database, viewer: Viewer, sentId: string) {
  const positionId = readId<'position'>(sentId)
  const [position, evaluations] = await Promise.all([
    positionId && findBoardPosition(db, viewer.companyId, positionId),
    findEvaluationConfig(db, viewer.companyId),
  ])
  if (!position) throw new Refusal(gateRefusals, 'notFound')
  const areAllAnonymous = evaluations.screeningInfoStatus === 1
  const filter = { ...reachOf(viewer, { areAllAnonymous }), positionId: position.id }
  return { position, filter, areAllAnonymous, evaluations }
}

/** The names of stages in the caller's language, by wire id; removed stages keep theirs. */
async function stageNames(db: Database, viewer: Viewer, locale: Locale) {
  const stages = await listStages(db, viewer.companyId)
  const names = new Map(stages.map((stage) => [stage.wireId, stage.names]))
  return (wireId: string) => wordStage(wireId, names.get(wireId), locale)
}

export async function answerBoard(
  { db, clock }: AppServices,
  viewer: Viewer,
  { positionId, stageId, name }: InputOf<typeof readBoard>,
  locale: Locale,
): Promise<ReplyOf<typeof readBoard>> {
  const { position, filter, areAllAnonymous, evaluations } = await reachBoard(db, viewer, positionId)
  const narrowed = { ...filter, name: name || null }
  const { companyId, accountId, userType, permissions } = viewer
  const [{ groups, version }, people, listed, wordOf, marks, rules] = await Promise.all([
    readGroups(db, filter, position),
    listPeople(db, narrowed, { accountId, stageId: stageId ?? null, limit: maxPeople }),
    listStagesOfPosition(db, companyId, position.id),
    stageNames(db, viewer, locale),
    findAiMarkConfig(db, companyId),
    findCompanyRules(db, companyId),
  ])
  const open = groups.filter(({ outcome }) => outcome === null)
  const countOf = new Map(open.map((group) => [group.stageId, group.count]))
  const sent = stagesOfBoard(
    listed,
    open.map((group) => group.stageId),
  ).map((stage) => ({
    ...stage,
    name: wordOf(stage.stageId),
    count: countOf.get(stage.stageId) ?? 0,
  }))
  const readsOpinions = permissions.has('manualEvaluation') || permissions.has('reportRemark')
  const visibility = {
    accountId,
    areAllAnonymous,
    mayReadScores: permissions.has('reportAIInterview'),
    mayReadOpinions: readsOpinions && readableOwner(viewer, evaluations.evaluationInvisibleStatus) === null,
    seesAsked: canAct(userType) && userType !== 'interviewer',
    marks,
    rules,
    position: readPositionRules(position.settings),
  }
  const isNarrowed = stageId !== undefined || narrowed.name !== null
  const total = open.reduce((sum, group) => sum + group.count, 0)
  return {
    version,
    now: clock.now().getTime(),
    mayMove: mayChangeCandidates(viewer),
    stages: sent,
    people: people.map((row) => presentPerson(row, visibility)),
    leftOut: isNarrowed ? 0 : Math.max(0, total - people.length),
    closed: groups.flatMap((group) =>
      group.outcome === null ? [] : [{ ...group, outcome: group.outcome, stageName: wordOf(group.stageId) }],
    ),
  }
}

export async function answerEnded(
  { db }: AppServices,
  viewer: Viewer,
  { positionId, stageId, outcome }: InputOf<typeof listEnded>,
): Promise<ReplyOf<typeof listEnded>> {
  const { filter, areAllAnonymous } = await reachBoard(db, viewer, positionId)
  const rows = await listEndedPeople(db, filter, { stageId, outcome, limit: maxEnded })
  const showsReason = mayChangeCandidates(viewer)
  return rows.map((row) => presentEnded(row, { areAllAnonymous, showsReason }))
}
