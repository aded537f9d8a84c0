import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
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
      const { db, now, actor, record } = work
      const { interviewerReceiveStatus: status, reason } = request.input
      const { companyId, accountId, candidateId } = actor
      const planId = planIdOf(request.input)
      const invitation = await findOwnInvitation(db, { companyId, accountId, planId })
      if (!invitation) throw new Refusal(setInterviewerReceiveStatus, 'notInterviewer')
      const refusal = answerRefusal(invitation, now)
      if (invitation.receiveStatus === status && refusal !== 'cancelled') return null
      if (refusal) throw new Refusal(setInterviewerReceiveStatus, refusal)
      const why = status === refused ? reason || null : null
      await answerInvitation(db, invitation.id, { status, reason: why, now })
      if (status === refused) {
        await countRefusal(work.services, setInterviewerReceiveStatus, { planId, accountId })
        const { locale } = request.context
        const news = { kind: 'interviewerRefused', name: invitation.name, reason: why } as const
        await notifyPlanners(work.services, { companyId, planIds: [planId], news, locale, now })
      }
      record({
        action: 'invitation.answered',
        candidateId,
        details: { subject: invitation.roundName, from: invitation.receiveStatus, to: status },
      })
      return null
    }),
  )
}
