import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { nameIn } from '@candor/messages/local-name'
import { isLocale, type Locale } from '@candor/messages/locale'
import { mailNames } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { composePlanNews, type PlanNews } from '../present/news.ts'
import { listPlanners } from '../queries/planners.ts'

interface PlannerNotice {
  readonly companyId: CompanyId
  readonly planIds: readonly string[]
  readonly news: PlanNews
  /** Locale for accounts that have chosen none. */
  readonly locale: Locale
  readonly now: Date
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
  // If the candidate does not come, the interviewers must know it.
  const withInterviewers = news.kind === 'candidateRefused' || news.kind === 'candidateCancelled'
  const planners = await listPlanners(db, { companyId, planIds, withInterviewers })
  const plans = planners.map((plan) => {
    const own = isLocale(plan.locale) ? plan.locale : locale
    return {
      email: plan.email,
      candidateId: plan.candidateId,
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
      candidateIds: [...new Set(own.map(({ candidateId }) => candidateId))],
      now,
      ...composePlanNews({ locale: own[0]?.locale ?? locale, news, plans: own, now: now.getTime() }),
    })),
  )
}
