import type { CallRequest } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../access/contract.ts'
import { canAct } from '../../../access/rules/acts.ts'
import { type OpenedReport, openReport } from '../../../access/server/gate.ts'
import type { Act } from '../../../audit/server/queries/act.ts'
import { getAccountName, hasOverallScore, insertEvaluation } from '../../../evaluations/server/queries.ts'
import { enqueueMails } from '../../../mail/server/queries.ts'
import { shownScores } from '../../../scores/rules/standing.ts'
import { decideRecommendation } from '../../../shortlist/server/queries/decisions.ts'
import { saveOperateStatus } from '../../contract.ts'
import { type Answer, fits, lacksReason, readAnswer } from '../../rules/answering.ts'
import { wordRefusal } from '../present.ts'
import { findUnfrozen } from '../queries/accounts.ts'
import { storeAnswer, type TakenRecommendation, takeNewest } from '../queries/answers.ts'

type Request = CallRequest<typeof saveOperateStatus>

interface Answering {
  readonly request: Request
  readonly reader: OpenedReport
  readonly found: TakenRecommendation
  /** What was written with the answer, without white space around it. */
  readonly content: string
}

/** The report of the candidate that the caller was given, with the right to decide where that is what they do. */
async function open(house: House, { input, viewer }: Request, answer: Answer): Promise<OpenedReport> {
  if (!canAct(viewer.userType)) throw new Refusal(gateRefusals, 'noOperate')
  const reader = await openReport(house, viewer, { candidateId: input.jobSeekerChannelId })
  const isOtherPosition = input.positionId && readId(input.positionId) !== reader.positionId
  if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
  const lacksRight = answer.kind === 'decide' && !reader.acts.has('evaluate')
  if (lacksRight) throw new Refusal(gateRefusals, 'noOperate')
  return reader
}

/** Tells whoever recommended that it came back, and why. */
async function tellGiver({ db, now }: Act, { request, reader, found, content }: Answering): Promise<void> {
  const { companyId, accountId } = request.viewer
  const giver = found.byAccountId && (await findUnfrozen(db, companyId, found.byAccountId))
  if (!giver || giver.id === accountId) return
  const candidate = {
    id: reader.candidateId,
    name: found.candidateName,
    positionName: found.positionName,
    isAnonymous: reader.isAnonymous,
  }
  const by = await getAccountName(db, request.viewer)
  const words = wordRefusal({ locale: request.visitor.locale, by, reason: content, candidate })
  await enqueueMails(db, [{ companyId, to: giver.email, now, ...words }])
}

/** Stores what was written, and the result with it, as an evaluation of the whole under the caller's name. */
async function storeOpinion({ db, now }: Act, answering: Answering, result: number | null): Promise<void> {
  const { request, reader, found, content } = answering
  if (content === '' && result === null) return
  const { companyId, candidateId, interviewId } = reader
  const { accountId } = request.viewer
  await insertEvaluation(db, {
    ...{ companyId, candidateId, interviewId, accountId, content, result },
    kind: 'overall',
    evaluatedBy: await getAccountName(db, request.viewer),
    score: null,
    stageId: found.recommendStageId,
    source: null,
    createdAt: now,
  })
}

type Decided = Extract<Answer, { kind: 'decide' }>

async function decide(work: Act, answering: Answering, { operateStatus, result }: Decided): Promise<void> {
  const { db, now, record } = work
  const { request, reader, found, content } = answering
  const { companyId, candidateId, interviewId } = reader
  const { accountId } = request.viewer
  const { recommendStageId: stageId } = found
  await storeOpinion(work, answering, result)
  const of = { companyId, candidateId, accountId, stageId, operateStatus, at: now }
  const from = await decideRecommendation(db, of)
  const mayRead = reader.may('reportAIInterview') && shownScores(reader.setting).totals
  const sections = (request.input.openedTabs ?? '').split(',').filter((section) => section !== '')
  const seen = { aiScore: mayRead && (await hasOverallScore(db, { companyId, interviewId })), sections }
  const to = { result, score: null, length: content.length }
  const details = { subject: 'overall', from, to, seen }
  record({ action: 'decision.made', candidateId, interviewId, details })
}

/**
 * Answers what was recommended to the caller.
 *
 * It is opened within the transaction: who refuses may lose the way to the report, and a retry of it must still get the
 * first answer. A refusal gives the candidate back, so that the recommendation is over (decisions D14, N11).
 */
export async function answerRecommendation(work: Act, house: House, request: Request): Promise<void> {
  const { db, now, record } = work
  const { input, viewer } = request
  const answer = readAnswer(input)
  if (!answer) throw new Refusal(saveOperateStatus, 'unknownDecision')
  const content = input.estimateContent.trim()
  const reader = await open({ ...house, db }, request, answer)
  const { companyId, candidateId, interviewId } = reader
  const of = { companyId, candidateId, toAccountId: viewer.accountId }
  const found = await takeNewest(db, of, input.stageId || null)
  if (!found) throw new Refusal(saveOperateStatus, 'notRecommended')
  if (!fits(answer, found)) throw new Refusal(saveOperateStatus, 'alreadyDecided')
  if (lacksReason(answer, content, reader.setting.rules.eliminationReasonRequired)) {
    throw new Refusal(saveOperateStatus, 'reasonNeeded')
  }
  const answering = { request, reader, found, content }
  if (answer.kind === 'decide') await decide(work, answering, answer)
  else {
    const isRefused = answer.kind === 'refuse'
    await storeAnswer(db, found.id, { recommendStatus: 1, ...(isRefused && { withdrawnAt: now }) })
    if (reader.acts.has('evaluate')) await storeOpinion(work, answering, null)
    if (isRefused) await tellGiver(work, answering)
  }
  if (answer.kind === 'decide' && found.recommendStatus === 1) return
  const to = { answer: answer.kind, stageId: found.recommendStageId, length: content.length }
  const details = { from: { recommendStatus: found.recommendStatus }, to }
  record({ action: 'recommendation.answered', candidateId, interviewId, details })
}
