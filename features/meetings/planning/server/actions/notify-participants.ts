import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppServices } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import type { LinkPurpose } from '../../rules/mail-links.ts'
import { type MailedLinks, type PlanMail, writeMails } from '../present/plan-mails.ts'
import { revokeMailLinks } from '../queries/mail-links.ts'
import { listNotifiedPlans, type NotifiedBy, type NotifiedPlan } from '../queries/notified-plan.ts'
import { type MadeLink, makeMailLinks, type NewLink } from './mail-links.ts'

type PlanNotice = PlanMail & NotifiedBy
type Within = Pick<AppServices, 'db' | 'settings'>

/** The purposes of a mail's links; null: it has none, and those of earlier mails stay. */
function purposesOf({ happening }: PlanMail): readonly LinkPurpose[] | null {
  if (happening === 'planned' || happening === 'changed') return ['accept', 'respond']
  return happening === 'ended' ? ['feedback'] : null
}

/** The links to answer by: none to accept an interview that has begun. */
function linksOf({ happening, now }: PlanMail, plan: NotifiedPlan): NewLink[] {
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

/** Makes the links of mails in place of earlier ones for the same purpose; by their plans. */
async function makeLinks(within: Within, planned: readonly { notice: PlanNotice; plan: NotifiedPlan }[]) {
  const withLinks = planned.flatMap(({ notice, plan }) => {
    const purposes = purposesOf(notice)
    return purposes === null ? [] : [{ notice, plan, purposes }]
  })
  const made = new Map<string, { candidate: MadeLink | null; interviewers: Map<string, MadeLink> }>()
  const [first] = withLinks
  if (!first) return made
  const planIds = withLinks.map(({ plan }) => plan.id)
  // Of a candidate who has chosen the page is open, and goes on.
  const keptIds = withLinks.flatMap(({ notice }) => notice.chosenBy ?? [])
  await revokeMailLinks(within.db, { planIds, now: first.notice.now, keptIds }, first.purposes)
  const wanted = withLinks.flatMap(({ notice, plan }) => linksOf(notice, plan))
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

const noLinks: MailedLinks = { candidate: null, interviewers: new Map() }

/**
 * Mails all participants of planned interviews what happens to them. Without a time there is nothing to mail yet.
 *
 * Called within the transaction that stores it.
 */
export async function notifyParticipants(within: Within, notices: readonly PlanNotice[]): Promise<void> {
  if (notices.length === 0) return
  const plans = await listNotifiedPlans(within.db, notices)
  const planned = notices.flatMap((notice) => {
    const plan = plans.get(notice.planId)
    return plan?.startsAt && plan.endsAt ? [{ notice, plan }] : []
  })
  const links = await makeLinks(within, planned)
  const mails: (ReturnType<typeof writeMails>[number] & { readonly candidateIds: readonly CandidateId[] })[] =
    []
  for (const { notice, plan } of planned) {
    const written = writeMails(plan, notice, links.get(plan.id) ?? noLinks, within.settings)
    const candidateIds = [plan.candidateId]
    mails.push(...written.map((mail) => ({ ...mail, candidateIds })))
    // Thirty people take a while each time: other requests go on between them.
    await nextTurn()
  }
  await enqueueMails(within.db, mails)
}
