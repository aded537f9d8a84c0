import type { ReplyOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { canAct } from '../../../platform/access/rules/acts.ts'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import { listDay, listMyInterviews, type OwnInterview, type UndatedInterview } from '../contract.ts'
import { dayIn } from '../rules/today.ts'
import { listComing, listFeedbackDue, listOfDay, listUndated, type OwnPlanRow } from './queries.ts'

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

type DayRow = Awaited<ReturnType<typeof listOfDay>>[number]

function presentOfDay(row: DayRow): ReplyOf<typeof listDay>['list'][number] {
  return {
    interviewPlanId: row.id,
    jobseekerChannelId: row.candidateId,
    candidateName: row.isAnonymous ? maskedName(row.name) : row.name,
    candidateNameLatin: row.isAnonymous ? null : row.nameLatin,
    interviewRoundName: row.roundName,
    interviewStartTime: row.startsAt.getTime(),
    interviewEndTime: row.endsAt.getTime(),
    planRoomType: row.roomType,
    offlineLocation: row.offlineLocation,
    others: [...row.others],
    isOwn: row.isOwn,
    hasFeedback: row.hasFeedback,
  }
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

  serve(listDay, async ({ input, viewer: { companyId, accountId, userType, permissions } }) => {
    const now = clock.now().getTime()
    const { from, to } = dayIn(input.zone, now)
    const stretch = { from: new Date(from), to: new Date(now + 14 * dayMs) }
    const withPlanned = canAct(userType) && userType !== 'interviewer' && permissions.has('planInterview')
    const rows = await listOfDay(db, { companyId, accountId }, { ...stretch, withPlanned })
    return { now, from, to, list: rows.map(presentOfDay) }
  })
}
