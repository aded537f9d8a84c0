import type { CallRequest } from '@candor/call/serve'
import { Refusal } from '@candor/kernel/refusal'
import { isLocale } from '@candor/messages/locale'
import { decisionOfStatus } from '../../../../candidates/candidates/rules/decision.ts'
import { listAskers } from '../../../../candidates/shortlist/server/queries/decisions.ts'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import { type AuthorizedActor, requireAct } from '../../../../platform/access/server/gate/report-access.ts'
import type {
  ActOf,
  AuditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { getAccount } from '../../../../sign-in/session/server/queries/accounts.ts'
import { countedReasons, isFilled } from '../../../evaluations/rules/parts-to-send.ts'
import { requireKnownReasons, storeOpinions } from '../../../evaluations/server/actions/opinions.ts'
import { saveOperateStatus } from '../../contract.ts'
import { type Answer, fits } from '../../rules/answering.ts'
import { declinedItem } from '../../rules/undo-recommendation.ts'
import { readAnswer } from '../../rules/wire.ts'
import { findUnfrozen } from '../actions/accounts.ts'
import { composeRefusal, type MailedCandidate } from '../present.ts'
import { lockNewest, storeAnswer, type TakenRecommendation } from '../queries/answers.ts'
import { lockCandidatesToRecommend } from '../queries/recommendations.ts'

type Request = CallRequest<typeof saveOperateStatus>

interface Answering {
  readonly request: Request
  readonly actor: AuthorizedActor
  readonly found: TakenRecommendation
  readonly candidate: MailedCandidate
  /** The text of the answer, trimmed. */
  readonly content: string
  /** Reasons of declining or of a rejection, in the words of the company's list. */
  readonly reasons: readonly string[]
}

/** The candidate and the recommendation to the caller, locked until the transaction ends. */
async function take({ db, viewer }: AuditedTransaction, { input }: Request, actor: AuthorizedActor) {
  const { companyId, candidateId, isAnonymous } = actor
  const [candidate] = await lockCandidatesToRecommend(db, companyId, [candidateId])
  const of = { companyId, candidateId, toAccountId: viewer.accountId }
  const found = await lockNewest(db, of, input.stageId || null)
  if (!candidate || !found) throw new Refusal(saveOperateStatus, 'notRecommended')
  return { candidate: { ...candidate, isAnonymous }, found }
}

/** Mails a refusal with its reasons to all recommenders, in their languages. Returns the ids of the mails. */
async function mailGiver({ db, now, viewer }: AuditedTransaction, answering: Answering): Promise<string[]> {
  const { request, found, candidate, content, reasons } = answering
  const { companyId, accountId } = viewer
  const { candidateId } = answering.actor
  const giver = found.byAccountId && (await findUnfrozen(db, companyId, found.byAccountId))
  if (!giver || giver.id === accountId) return []
  const { name: by } = await getAccount(db, companyId, accountId)
  const locale = isLocale(giver.locale) ? giver.locale : request.context.locale
  const words = composeRefusal({ locale, by, reasons, content, candidate })
  return enqueueMails(db, [{ companyId, to: giver.email, candidateIds: [candidateId], now, ...words }])
}

/** Stores the text, the reasons and the decision of an answer as the overall part of the caller's evaluation; returns its ids. */
async function store(
  work: AuditedTransaction,
  { request, actor, found, content, reasons }: Answering,
  answer: Answer,
): Promise<readonly string[]> {
  const decision = answer.kind === 'decide' ? answer.decision : null
  const isDeclined = answer.kind === 'refuse'
  const opinion = { text: content, score: 0, decision, reasons, isDeclined }
  if (!isFilled('overall', opinion)) return []
  // The mail tells them all the same.
  if (!actor.acts.has('evaluate')) {
    await requireKnownReasons(work.db, actor, countedReasons(opinion))
    return []
  }
  const { openedTabs } = request.input
  const circumstances = { stageId: found.recommendStageId, openedTabs }
  const { evaluationIds } = await storeOpinions(work, actor, [{ kind: 'overall', opinion }], circumstances)
  return evaluationIds
}

/** Answers a recommendation to the caller. Declining ends it (decisions D14, N11). */
export async function answerRecommendation(
  work: ActOf<typeof saveOperateStatus>,
  request: Request,
): Promise<void> {
  const { db, now, record, actor } = work
  const answer = readAnswer(request.input)
  if (!answer) throw new Refusal(saveOperateStatus, 'unknownDecision')
  if (!canAct(work.viewer.userType)) throw new Refusal(gateRefusals, 'noOperate')
  if (answer.kind === 'decide') requireAct(actor, 'evaluate')
  const { candidate, found } = await take(work, request, actor)
  if (!fits(answer, { decision: decisionOfStatus(found.operateStatus) }))
    throw new Refusal(saveOperateStatus, 'alreadyDecided')
  const content = request.input.estimateContent.trim()
  const reasons = [...new Set(request.input.refuseReasons)]
  const answering = { request, actor, found, candidate, content, reasons }
  const evaluationIds = await store(work, answering, answer)
  if (answer.kind === 'decide' && found.recommendStatus === 1) return
  if (answer.kind !== 'decide') {
    const withdrawn = answer.kind === 'refuse' && { withdrawnAt: now }
    await storeAnswer(db, found.id, { recommendStatus: 1, ...withdrawn })
  }
  if (answer.kind === 'accept')
    await notify(work, {
      kind: 'answered',
      to: await listAskers(db, found.id),
      candidateId: actor.candidateId,
      about: { variant: 'accepted', thingId: found.id },
    })
  if (answer.kind === 'refuse') {
    const mailIds = await mailGiver(work, answering)
    await notify(work, {
      kind: 'answered',
      to: await listAskers(db, found.id),
      candidateId: actor.candidateId,
      about: { variant: 'declined', thingId: found.id, at: now.getTime() },
      isMailed: mailIds.length > 0,
    })
    await keepUndo(work, {
      kind: 'declining',
      items: [declinedItem(actor.candidateId, found, { evaluationIds, mailIds })],
    })
  }
  const to = { answer: answer.kind, stageId: found.recommendStageId, length: content.length }
  const details = { from: { recommendStatus: found.recommendStatus }, to }
  const { candidateId, interviewId } = actor
  record({ action: 'recommendation.answered', candidateId, interviewId, details })
}
