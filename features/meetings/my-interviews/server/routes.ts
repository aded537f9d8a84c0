import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import { listMyInterviews, type OwnInterview, type UndatedInterview } from '../contract.ts'
import { listComing, listFeedbackDue, listUndated, type OwnPlanRow } from './queries.ts'

function presentFacts(plan: OwnPlanRow) {
  return {
    interviewPlanId: plan.id,
    jobseekerChannelId: plan.candidateId,
    candidateName: plan.isAnonymous ? maskedName(plan.name) : plan.name,
    candidateNameLatin: plan.isAnonymous ? null : plan.nameLatin,
    positionName: plan.positionName,
    positionNameLatin: plan.positionLatin,
    interviewRoundName: plan.roundName,
    planRoomType: plan.roomType,
    offlineLocation: plan.offlineLocation,
    interviewerReceiveStatus: plan.receiveStatus,
    responseStatus: plan.responseStatus,
  }
}

function present(rows: readonly OwnPlanRow[]): OwnInterview[] {
  return rows.flatMap(({ startsAt, endsAt, ...plan }) => {
    if (startsAt === null) return []
    const times = { interviewStartTime: startsAt.getTime(), interviewEndTime: endsAt.getTime() }
    return { ...presentFacts({ startsAt, endsAt, ...plan }), ...times }
  })
}

function presentUndated(rows: readonly OwnPlanRow[]): UndatedInterview[] {
  return rows.map((plan) => ({ ...presentFacts(plan), interviewDate: plan.interviewDate }))
}

export function routes({ db, clock, mailer }: AppServices, serve: Serve): void {
  serve(listMyInterviews, async ({ viewer: { companyId, accountId } }) => {
    const now = clock.now()
    const of = { companyId, accountId, now }
    const [coming, due, undated] = await Promise.all([
      listComing(db, of),
      listFeedbackDue(db, of),
      listUndated(db, of),
    ])
    return {
      now: now.getTime(),
      coming: present(coming),
      feedbackDue: present(due),
      undated: presentUndated(undated),
      mails: mailer === null ? ('kept' as const) : ('sent' as const),
    }
  })
}
