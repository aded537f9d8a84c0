import type { AppServices } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { anOffer } from '@candor/testkit/offers'
import { aPlan } from '@candor/testkit/plans'
import { makeMailLink } from '../../../../features/plan/server/queries/mail-links.ts'

/** When the time that is offered starts, and how long it takes. */
const offeredInMs = 2 * 24 * 60 * 60 * 1000
const offeredForMs = 60 * 60 * 1000

/** When the interviewer has another interview. */
const dayAfter = (time: Date) => new Date(time.getTime() + 24 * 60 * 60 * 1000)

interface Seeded {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly accountId: AccountId
  readonly word: string
}

/** A planned interview whose candidate chooses a time. */
export interface SeededOffer {
  readonly planId: string
  /** Of the candidate's link to the times. */
  readonly token: string
  /** Of their link to say how it was, and of the interviewer's to the invitation. */
  readonly satisfactionToken: string
  readonly acceptToken: string
  readonly feedbackToken: string
  /** The one time that is offered. */
  readonly time: { readonly startTime: number; readonly endTime: number }
}

/** Puts a planned interview for which a time is offered, with the link by which it is chosen. */
export async function insertOffer(
  services: AppServices,
  { companyId, candidateId, accountId, word }: Seeded,
): Promise<SeededOffer> {
  const now = services.clock.now()
  const planId = await aPlan(services, {
    ...{ companyId, candidateId, roundName: `轮次${word}` },
    interviewers: [{ accountId, name: `人${word}` }],
  })
  const startsAt = new Date(now.getTime() + offeredInMs)
  const endsAt = new Date(startsAt.getTime() + offeredForMs)
  await aPlan(services, {
    ...{
      companyId,
      candidateId,
      roundName: `占用${word}`,
      startsAt: dayAfter(startsAt),
      endsAt: dayAfter(endsAt),
    },
    interviewers: [{ accountId, name: `人${word}` }],
  })
  await anOffer(services, { companyId, planId, byAccountId: accountId, times: [{ startsAt, endsAt }] })
  const about = { companyId, planId, now, interviewEndsAt: endsAt }
  const { token } = await makeMailLink(services, { ...about, purpose: 'schedule' })
  const satisfaction = await makeMailLink(services, { ...about, purpose: 'satisfaction' })
  const accept = await makeMailLink(services, { ...about, purpose: 'accept', accountId })
  const feedback = await makeMailLink(services, { ...about, purpose: 'feedback', accountId })
  const tokens = {
    token,
    satisfactionToken: satisfaction.token,
    acceptToken: accept.token,
    feedbackToken: feedback.token,
  }
  return { planId, ...tokens, time: { startTime: startsAt.getTime(), endTime: endsAt.getTime() } }
}
