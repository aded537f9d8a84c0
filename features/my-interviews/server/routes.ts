import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { maskedName } from '../../access/rules/reach.ts'
import { listMyInterviews, type OwnInterview } from '../contract.ts'
import { listComing, listFeedbackDue, type OwnPlanRow } from './queries.ts'

function present(rows: readonly OwnPlanRow[]): OwnInterview[] {
  return rows.flatMap(({ startsAt, endsAt, ...plan }) => {
    if (startsAt === null) return []
    return {
      interviewPlanId: plan.id,
      jobseekerChannelId: plan.candidateId,
      candidateName: plan.isAnonymous ? maskedName(plan.name) : plan.name,
      candidateNameLatin: plan.isAnonymous ? null : plan.nameLatin,
      positionName: plan.positionName,
      positionNameLatin: plan.positionLatin,
      interviewRoundName: plan.roundName,
      interviewStartTime: startsAt.getTime(),
      interviewEndTime: endsAt.getTime(),
      planRoomType: plan.roomType,
      offlineLocation: plan.offlineLocation,
      interviewerReceiveStatus: plan.receiveStatus,
      responseStatus: plan.responseStatus,
    }
  })
}

export function routes({ db, clock, mailer }: AppServices, serve: Serve): void {
  serve(listMyInterviews, async ({ viewer: { companyId, accountId } }) => {
    const now = clock.now()
    const of = { companyId, accountId, now }
    const [coming, due] = await Promise.all([listComing(db, of), listFeedbackDue(db, of)])
    const mails = mailer === null ? ('kept' as const) : ('sent' as const)
    return { now: now.getTime(), coming: present(coming), feedbackDue: present(due), mails }
  })
}
