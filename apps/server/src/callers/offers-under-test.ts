import type { AppServices } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { anOffer } from '@candor/testkit/offers'
import { aPlan } from '@candor/testkit/plans'
import { makeMailLink } from '../../../../features/meetings/planning/server/actions/mail-links.ts'

/** The start of the offered time, counted from now, and its length (milliseconds). */
const offeredInMs = 2 * 24 * 60 * 60 * 1000
const offeredForMs = 60 * 60 * 1000

/** The interviewer's other interview is a day later. */
const dayAfter = (time: Date) => new Date(time.getTime() + 24 * 60 * 60 * 1000)

interface Seeded {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly accountId: AccountId
  readonly word: string
}

/** A planned interview whose candidate can choose a time. */
export interface SeededOffer {
  readonly planId: string
  /** The token of the candidate's link to the times. */
  readonly token: string
  /** The tokens of the candidate's link for their feedback, and of the interviewer's link to the invitation. */
  readonly satisfactionToken: string
  readonly acceptToken: string
  readonly feedbackToken: string
  /** The only offered time. */
  readonly time: { readonly startTime: number; readonly endTime: number }
}

/** Inserts a planned interview with an offered time, and the link for choosing it. */
export async function insertOffer(
  services: AppServices,
  { companyId, candidateId, accountId, word }: Seeded,
): Promise<SeededOffer> {
  const now = services.clock.now()
  const planId = await aPlan(services, {
    companyId,
    candidateId,
    roundName: `轮次${word}`,
    interviewers: [{ accountId, name: `人${word}` }],
  })
  const startsAt = new Date(now.getTime() + offeredInMs)
  const endsAt = new Date(startsAt.getTime() + offeredForMs)
  await aPlan(services, {
    companyId,
    candidateId,
    roundName: `占用${word}`,
    startsAt: dayAfter(startsAt),
    endsAt: dayAfter(endsAt),
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
