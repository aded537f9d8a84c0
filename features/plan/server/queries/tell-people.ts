import type { AppServices } from '@candor/db/database'
import { enqueueMails } from '../../../mail/server/queries.ts'
import type { LinkPurpose } from '../../rules/mail-links.ts'
import { type Told, type ToldLinks, writeMails } from '../present/told-mails.ts'
import { type MadeLink, makeMailLinks, type NewLink, revokeMailLinks } from './mail-links.ts'
import { listToldPlans, type ToldBy, type ToldPlan } from './told-plan.ts'

type Telling = Told & ToldBy
type Within = Pick<AppServices, 'db' | 'settings'>

/** What the links of a mail are for; null: it has none, and those of earlier mails stay. */
function purposesOf({ happening }: Told): readonly LinkPurpose[] | null {
  if (happening === 'planned' || happening === 'changed') return ['accept', 'respond']
  return happening === 'ended' ? ['feedback'] : null
}

/** The links by which those who are asked answer: none to accept an interview that has begun. */
function linksOf({ happening, now }: Told, plan: ToldPlan): NewLink[] {
  const of = { companyId: plan.companyId, planId: plan.id, interviewEndsAt: plan.endsAt, now }
  if (happening === 'ended') {
    return plan.interviewers
      .filter(({ owesFeedback }) => owesFeedback)
      .map(({ accountId }) => ({ ...of, purpose: 'feedback', accountId }))
  }
  if (plan.startsAt === null || plan.startsAt <= now) return []
  return [
    ...(plan.candidateEmail ? [{ ...of, purpose: 'respond' as const }] : []),
    ...plan.interviewers
      .filter(({ mayAnswer }) => mayAnswer)
      .map(({ accountId }) => ({ ...of, purpose: 'accept' as const, accountId })),
  ]
}

/** Makes the links of mails, in place of those of earlier mails that are for the same; by their plans. */
async function makeLinks(within: Within, told: readonly { telling: Telling; plan: ToldPlan }[]) {
  const asking = told.flatMap(({ telling, plan }) => {
    const purposes = purposesOf(telling)
    return purposes === null ? [] : [{ telling, plan, purposes }]
  })
  const made = new Map<string, { candidate: MadeLink | null; interviewers: Map<string, MadeLink> }>()
  const [first] = asking
  if (!first) return made
  const planIds = asking.map(({ plan }) => plan.id)
  await revokeMailLinks(within.db, { planIds, now: first.telling.now }, first.purposes)
  const wanted = asking.flatMap(({ telling, plan }) => linksOf(telling, plan))
  const links = await makeMailLinks(within, wanted)
  for (const [index, { planId, accountId }] of wanted.entries()) {
    const link = links[index]
    if (!link) continue
    const of = made.get(planId) ?? { candidate: null, interviewers: new Map() }
    made.set(planId, accountId ? of : { ...of, candidate: link })
    if (accountId) of.interviewers.set(accountId, link)
  }
  return made
}

const noLinks: ToldLinks = { candidate: null, interviewers: new Map() }

/**
 * Mails everybody whom planned interviews name what happens to them, the same to all of them. Where no time is set there is
 * nothing to tell yet.
 *
 * Called within the transaction that stores it.
 */
export async function tellPeople(within: Within, tellings: readonly Telling[]): Promise<void> {
  if (tellings.length === 0) return
  const plans = await listToldPlans(within.db, tellings)
  const told = tellings.flatMap((telling) => {
    const plan = plans.get(telling.planId)
    return plan?.startsAt && plan.endsAt ? [{ telling, plan }] : []
  })
  const links = await makeLinks(within, told)
  const mails = told.flatMap(({ telling, plan }) =>
    writeMails(plan, telling, links.get(plan.id) ?? noLinks, within.settings),
  )
  await enqueueMails(within.db, mails)
}
