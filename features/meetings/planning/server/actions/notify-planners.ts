import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { nameIn } from '@candor/messages/local-name'
import { isLocale, type Locale } from '@candor/messages/locale'
import { sql } from 'kysely'
import { mailNames } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { notComing } from '../../../../candidates/interviews/rules/response.ts'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { refused } from '../../rules/receiving.ts'
import { cancelledPlan } from '../../rules/status.ts'
import { composePlanNews, type PlanNews } from '../present/news.ts'
import { isAnonymous } from '../queries/notified-plan.ts'

interface PlannerNotice {
  readonly companyId: CompanyId
  readonly planIds: readonly string[]
  readonly news: PlanNews
  /** Locale for accounts that have chosen none. */
  readonly locale: Locale
  readonly now: Date
}

/** An interview with a time is in the calendars of its interviewers. */
const isHolder = sql<boolean>`plan.starts_at is not null and exists (
  select from interview_plan_interviewer
  where plan_id = plan.id and account_id = receiver.id and receive_status <> ${refused}
)`

/** Plans with each account that gets the news, where it is open: nobody reads the mail of a frozen one. */
function listPlanners(db: Database, { companyId, planIds, news }: PlannerNotice) {
  const isOfCandidate = news.kind === 'candidateRefused' || news.kind === 'candidateCancelled'
  return db
    .selectFrom('interviewPlan as plan')
    .innerJoin('candidate', 'candidate.id', 'plan.candidateId')
    .innerJoin('company', 'company.id', 'plan.companyId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .innerJoin('account as receiver', 'receiver.companyId', 'plan.companyId')
    .where('plan.companyId', '=', companyId)
    .where('plan.id', 'in', planIds)
    .where('receiver.userType', '<>', 'freeze')
    .where(({ or, eb, ref }) =>
      or([eb('receiver.id', '=', ref('plan.createdByAccountId')), ...(isOfCandidate ? [isHolder] : [])]),
    )
    .orderBy('plan.startsAt')
    .select([
      'plan.id',
      'plan.candidateId',
      'plan.roundName',
      'plan.startsAt',
      'plan.endsAt',
      'receiver.email',
      'receiver.locale',
      'candidate.name',
      'candidate.nameLatin',
      isAnonymous.as('isAnonymous'),
      'company.name as companyName',
      'company.nameLatin as companyLatin',
      'position.name as positionName',
      'position.nameLatin as positionLatin',
      sql<string>`coalesce(plan.zone, company.time_zone)`.as('zone'),
    ])
    .execute()
}

/**
 * Mails those who planned interviews what happened to them, in their own language: one mail each, whatever the number.
 * If the candidate does not come, the interviewers get it as well.
 *
 * Called within the transaction in which it happens.
 */
export async function notifyPlanners(
  { db, settings }: Pick<AppServices, 'db' | 'settings'>,
  notice: PlannerNotice,
): Promise<void> {
  const { companyId, planIds, news, locale, now } = notice
  if (planIds.length === 0) return
  const plans = (await listPlanners(db, notice)).map((plan) => {
    const own = isLocale(plan.locale) ? plan.locale : locale
    return {
      email: plan.email,
      locale: own,
      ...mailNames(own, plan),
      candidate: plan.isAnonymous ? maskedName(plan.name) : nameIn(own, plan.name, plan.nameLatin),
      round: plan.roundName,
      startsAt: plan.startsAt?.getTime() ?? null,
      endsAt: plan.endsAt?.getTime() ?? null,
      zone: plan.zone,
      link: `${settings.publicUrl}/shareurl?jobseekerChannelId=${plan.candidateId}&from=interviewPlan&interviewPlanId=${plan.id}`,
    }
  })
  await enqueueMails(
    db,
    [...Map.groupBy(plans, ({ email }) => email)].map(([to, own]) => ({
      companyId,
      to,
      now,
      ...composePlanNews({ locale: own[0]?.locale ?? locale, news, plans: own, now: now.getTime() }),
    })),
  )
}

/** The future interviews of an account as interviewer. */
export async function listComingPlans(
  db: Database,
  { companyId, accountId, now }: { companyId: CompanyId; accountId: AccountId; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('interviewPlan as plan')
    .innerJoin('interviewPlanInterviewer as named', 'named.planId', 'plan.id')
    .where('named.companyId', '=', companyId)
    .where('named.accountId', '=', accountId)
    .where('plan.status', '<>', cancelledPlan)
    .where('plan.responseStatus', 'not in', notComing)
    .where('plan.startsAt', '>', now)
    .select('plan.id')
    .execute()
  return rows.map(({ id }) => id)
}
