import type { CallRequest } from '@candor/call/serve'
import type { Database } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { readId } from '@candor/kernel/ids'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import { isLocale } from '@candor/messages/locale'
import type { AuthorizedActor } from '../../../../platform/access/server/gate/report-access.ts'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { remindColleague, withdrawRecommendation } from '../../contract/asked-acts.ts'
import { type Asker, mayRemind, ownsWithdrawal, plainState, remindFrom } from '../../rules/asked.ts'
import { withdrawnItem } from '../../rules/undo-recommendation.ts'
import { composeReminder } from '../present.ts'
import { findLastReminder, lockAsked, storeReminder, storeWithdrawal } from '../queries/asked.ts'
import { lockCandidatesToRecommend } from '../queries/recommendations.ts'
import { findUnfrozen } from './accounts.ts'

type Refusals = RefusalSource<'unknownRecommendation' | 'isAnswered' | 'isWithdrawn'>

/** Candidate and recommendation, locked in that order until the transaction ends. */
async function take(
  { db, actor }: { readonly db: Database; readonly actor: AuthorizedActor },
  recommendationId: string,
  source: Refusals,
) {
  const { companyId, candidateId, isAnonymous } = actor
  const [candidate] = await lockCandidatesToRecommend(db, companyId, [candidateId])
  const id = readId<'recommendation'>(recommendationId)
  const asked = id && (await lockAsked(db, { companyId, candidateId }, id))
  if (!candidate || !asked) throw new Refusal(source, 'unknownRecommendation')
  return { candidate: { ...candidate, isAnonymous }, asked }
}

const askerOf = ({ viewer, acts }: AuthorizedActor): Asker => ({
  accountId: viewer.accountId,
  userType: viewer.userType,
  mayRecommend: acts.has('recommend'),
})

/** Refuses an act on a recommendation that has its answer, or was taken back meanwhile. */
function requireOpen(state: ReturnType<typeof plainState>, source: Refusals): void {
  if (state === 'withdrawn') throw new Refusal(source, 'isWithdrawn')
  if (state !== 'pending' && state !== 'accepted') throw new Refusal(source, 'isAnswered')
}

/** Mails a reminder to the colleague, in their language. Returns from when another one may follow (milliseconds). */
export async function remind(
  work: ActOf<typeof remindColleague>,
  { input, viewer, context }: CallRequest<typeof remindColleague>,
): Promise<number> {
  const { db, now, actor, record, services } = work
  const { companyId, candidateId, interviewId } = actor
  const { candidate, asked } = await take(work, input.recommendationId, remindColleague)
  requireOpen(plainState(asked), remindColleague)
  if (!mayRemind({ ...asked, toUserType: 'general' }, askerOf(actor)))
    throw new Refusal(remindColleague, 'notYours')
  if (!mayRemind(asked, askerOf(actor))) throw new Refusal(remindColleague, 'cannotAnswer')
  const from = remindFrom(await findLastReminder(db, actor, asked.toAccountId))
  if (from > now.getTime()) {
    const hours = Math.ceil((from - now.getTime()) / hourMs)
    throw new Refusal(remindColleague, 'remindedToday', { values: { hours }, data: { mayRemindFrom: from } })
  }
  await storeReminder(db, asked.id, { accountId: viewer.accountId, now })
  const by = await findUnfrozen(db, companyId, viewer.accountId)
  const locale = isLocale(asked.toLocale) ? asked.toLocale : context.locale
  const mail = composeReminder({
    locale,
    by: by?.name ?? '',
    publicUrl: services.settings.publicUrl,
    candidate: { ...candidate, stageId: asked.recommendStageId },
  })
  await enqueueMails(db, [{ companyId, to: asked.toEmail, candidateIds: [candidateId], now, ...mail }])
  const details = { subject: asked.toName, to: { stageId: asked.recommendStageId } }
  record({ action: 'recommendation.reminded', candidateId, interviewId, details })
  return remindFrom(now)
}

/** Takes a recommendation back. The colleague does not see the candidate any more, unless somebody else asks them. */
export async function withdraw(
  work: ActOf<typeof withdrawRecommendation>,
  { input, viewer }: CallRequest<typeof withdrawRecommendation>,
): Promise<void> {
  const { db, now, actor, record } = work
  const { candidateId, interviewId } = actor
  const { asked } = await take(work, input.recommendationId, withdrawRecommendation)
  if (!ownsWithdrawal(asked, askerOf(actor))) throw new Refusal(withdrawRecommendation, 'notYours')
  const state = plainState(asked)
  requireOpen(state, withdrawRecommendation)
  if (state !== 'pending') throw new Refusal(withdrawRecommendation, 'isAnswered')
  await storeWithdrawal(db, asked.id, { accountId: viewer.accountId, now })
  await keepUndo(work, {
    kind: 'withdrawing',
    items: [withdrawnItem(candidateId, [asked.id], [asked.toAccountId])],
  })
  const from = { recommendStatus: asked.recommendStatus, operateStatus: asked.operateStatus }
  const to = { recommendationId: asked.id, stageId: asked.recommendStageId }
  record({
    action: 'recommendation.withdrawn',
    candidateId,
    interviewId,
    details: { subject: asked.toName, from, to },
  })
}
