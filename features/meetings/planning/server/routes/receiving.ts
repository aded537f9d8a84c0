import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import {
  type ActOf,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { getInterviewerReceiveStatus, setInterviewerReceiveStatus } from '../../contract/receiving.ts'
import { answerRefusal, refused } from '../../rules/receiving.ts'
import { countRefusal } from '../actions/count-refusal.ts'
import { notifyPlanners } from '../actions/notify-planners.ts'
import { answerInvitation, findOwnInvitation } from '../queries/receiving.ts'
import { planIdOf } from './planning.ts'

/** The calls by which interviewers accept or decline an interview. */
export function receivingRoutes(services: AppServices, serve: Serve): void {
  serve(getInterviewerReceiveStatus, async ({ input, viewer }) => {
    // A read-only account holds no interview (decision D20).
    const isHolding = canAct(viewer.userType)
    const own = isHolding
      ? await findOwnInvitation(services.db, { ...viewer, planId: planIdOf(input) })
      : null
    const invitation = own && answerRefusal(own, services.clock.now()) === null ? own : null
    return {
      interviewerReceiveStatus: invitation?.receiveStatus ?? null,
      reason: invitation?.refuseReason ?? null,
      sequence: invitation?.sequence ?? null,
    }
  })

  serve(setInterviewerReceiveStatus, (request) =>
    auditedTransaction(services, setInterviewerReceiveStatus, request, async (work) => {
      await storeAnswer(work, request.input, request.context.locale)
      return null
    }),
  )
}

/** Stores the caller's answer to an interview, and mails a refusal to the planners. */
async function storeAnswer(
  { db, now, actor, record, services }: ActOf<typeof setInterviewerReceiveStatus>,
  input: InputOf<typeof setInterviewerReceiveStatus>,
  locale: Locale,
): Promise<void> {
  const { interviewerReceiveStatus: status } = input
  const { companyId, accountId, candidateId } = actor
  const planId = planIdOf(input)
  const invitation = await findOwnInvitation(db, { companyId, accountId, planId })
  if (!invitation) throw new Refusal(setInterviewerReceiveStatus, 'notInterviewer')
  const refusal = answerRefusal(invitation, now)
  if (invitation.receiveStatus === status && refusal !== 'cancelled') return
  if (refusal) throw new Refusal(setInterviewerReceiveStatus, refusal)
  const reason = status === refused ? input.reason || null : null
  await answerInvitation(db, invitation.id, { status, reason, now })
  if (status === refused) {
    await countRefusal(services, setInterviewerReceiveStatus, { planId, accountId })
    const news = { kind: 'interviewerRefused', name: invitation.name, reason } as const
    await notifyPlanners(services, { companyId, planIds: [planId], news, locale, now })
  }
  record({
    action: 'invitation.answered',
    candidateId,
    details: { subject: invitation.roundName, from: invitation.receiveStatus, to: status },
  })
}
