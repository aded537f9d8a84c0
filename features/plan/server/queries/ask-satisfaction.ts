import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { findMailFacts, mailNames } from '../../../candidates/server/queries/mail-facts.ts'
import type { OfCandidate } from '../../../candidates/server/queries.ts'
import { enqueueMails } from '../../../mail/server/queries.ts'
import { wordSatisfaction } from '../present/mails.ts'
import { makeMailLink, revokeMailLinks } from './mail-links.ts'
import { findToldPlan } from './told-plan.ts'

interface Asking extends OfCandidate {
  readonly planId: string
  readonly by: AccountId
  readonly locale: Locale
  readonly now: Date
}

/** Mails a candidate the link by which they say how an interview was, in place of earlier ones. */
export async function askSatisfaction(
  services: Pick<AppServices, 'db' | 'settings'>,
  { companyId, candidateId, planId, by, locale, now }: Asking,
): Promise<void> {
  const { db } = services
  const plan = await findToldPlan(db, { companyId, planId }, by)
  if (!plan.candidateEmail) return
  const facts = await findMailFacts(db, { companyId, candidateId })
  const of = { companyId, planId, now }
  await revokeMailLinks(db, of, ['satisfaction'])
  const link = await makeMailLink(services, {
    ...of,
    purpose: 'satisfaction',
    interviewEndsAt: plan.endsAt,
  })
  const words = wordSatisfaction({
    ...{ locale, round: plan.roundName, link: link.address },
    ...mailNames(locale, facts),
  })
  const mail = { companyId, to: plan.candidateEmail, ...words, now }
  await enqueueMails(db, [{ ...mail, secret: link.token, isAddressHidden: plan.isAnonymous }])
}
