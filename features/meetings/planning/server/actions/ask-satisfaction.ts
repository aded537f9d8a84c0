import type { AppServices } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { mailNames } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { composeSatisfaction } from '../present/mails.ts'
import { revokeMailLinks } from '../queries/mail-links.ts'
import { listNotifiedPlans, type NotifiedBy } from '../queries/notified-plan.ts'
import { makeMailLinks } from './mail-links.ts'

interface SatisfactionRequest extends NotifiedBy {
  readonly locale: Locale
}

/** Mails candidates the link by which they rate an interview, in place of earlier links. */
export async function askSatisfaction(
  services: Pick<AppServices, 'db' | 'settings'>,
  requests: readonly SatisfactionRequest[],
  now: Date,
): Promise<void> {
  const { db } = services
  if (requests.length === 0) return
  const plans = await listNotifiedPlans(db, requests)
  const mailed = requests.flatMap(({ planId, locale }) => {
    const plan = plans.get(planId)
    return plan?.candidateEmail ? [{ plan, locale, to: plan.candidateEmail }] : []
  })
  await revokeMailLinks(db, { planIds: mailed.map(({ plan }) => plan.id), now }, ['satisfaction'])
  const links = await makeMailLinks(
    services,
    mailed.map(({ plan: { companyId, id: planId, endsAt } }) => ({
      companyId,
      planId,
      now,
      purpose: 'satisfaction',
      interviewEndsAt: endsAt,
    })),
  )
  const mails = mailed.flatMap(({ plan, locale, to }, index) => {
    const link = links[index]
    if (!link) return []
    const words = composeSatisfaction({
      locale,
      round: plan.roundName,
      link: link.address,
      ...mailNames(locale, plan),
    })
    const { companyId, candidateId, isAnonymous: isAddressHidden } = plan
    return { companyId, to, candidateIds: [candidateId], ...words, now, secret: link.token, isAddressHidden }
  })
  await enqueueMails(db, mails)
}
