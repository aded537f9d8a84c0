import { hourMs } from '@candor/kernel/durations'
import type { Mailer } from '@candor/kernel/services'
import { aCandidate, anAccount, aToken } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { beforeEach } from 'vitest'
import { type CandidateResponse, responseCode } from '../../../../candidates/interviews/rules/response.ts'
import { respondToPlan } from '../../../../meetings/appointments/contract/choosing.ts'
import { offerTimes } from '../../../../meetings/appointments/contract/offering.ts'
import {
  cancelInterviewPlan,
  changeInterviewPlan,
  createInterviewPlans,
} from '../../../../meetings/planning/contract/planning.ts'
import { setInterviewerReceiveStatus } from '../../../../meetings/planning/contract/receiving.ts'
import { makeMailLink } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { deliverBy } from '../jobs.ts'

/** Delivers mails and keeps their subjects; begins each test without mails. */
export function deliveredMails(server: ServerUnderTest) {
  let sent: string[] = []
  const mailer: Mailer = {
    async send({ to, subject }) {
      sent.push(`${to} ${/cancelled|invitation|changed|soon|choose/i.exec(subject)?.[0]}`)
    },
  }
  beforeEach(async () => {
    sent = []
    await server.services.db.deleteFrom('mail').execute()
  })
  return {
    async deliverAll() {
      while ((await deliverBy('mail')({ ...server.services, mailer })) > 0);
    },
    /** The kinds of mail that went to an address. */
    sentTo: (address: string) =>
      sent.flatMap((mail) => (mail.startsWith(`${address} `) ? mail.slice(address.length + 1) : [])),
  }
}

/** An interview in two days with an interviewer and a guest; its mails are still unsent. */
export async function aMailedPlan({ services, call, clock }: ServerUnderTest) {
  const { companyId, token } = await anAccount(services, { userType: 'general' })
  const lead = await anAccount(services, { companyId, userType: 'interviewer' })
  const { candidateId } = await aCandidate(services, { companyId })
  const guest = `guest-${candidateId}@mail.example`
  await services.db
    .updateTable('candidate')
    .where('id', '=', candidateId)
    .set({ email: 'su@mail.example' })
    .execute()
  const startsAt = clock.now().getTime() + 48 * hourMs
  const wish = {
    interviewRoundName: '技术面',
    interviewStartTime: startsAt,
    interviewEndTime: startsAt + hourMs,
    planRoomType: 3,
    tencentMeetingUrl: 'https://meeting.example/j/1',
    interviewerIds: [lead.accountId],
    guestUserList: [{ guestUserName: '许宁', email: guest }],
  }
  const as = { token, lang: 'en' }
  const { data } = await call(createInterviewPlans, { jobseekerChannelIds: [candidateId], ...wish }, as)
  const planId = data[0]?.interviewPlanId ?? ''
  const of = { jobseekerChannelId: candidateId, interviewPlanId: planId }
  const about = { companyId, planId, interviewEndsAt: null, purpose: 'respond' } as const
  const answer = async (response: CandidateResponse) => {
    const { token: sign } = await makeMailLink(services, { ...about, now: clock.now() })
    return (await call(respondToPlan, { sign, responseStatus: responseCode(response) })).code
  }
  const at = startsAt + 24 * hourMs
  return {
    lead: lead.email,
    guest,
    candidateId,
    answer,
    change: async (sequence: number, interviewRoundName: string) =>
      (await call(changeInterviewPlan, { ...of, ...wish, sequence, interviewRoundName }, as)).code,
    /** Removes the guest from the interview. */
    without: async (sequence: number) =>
      (await call(changeInterviewPlan, { ...of, ...wish, sequence, guestUserList: [] }, as)).code,
    cancel: async () => (await call(cancelInterviewPlan, { ...of, reason: '' }, as)).code,
    offer: async () =>
      (await call(offerTimes, { ...of, times: [{ startTime: at, endTime: at + hourMs }] }, as)).code,
    decline: async () => {
      const refusal = { interviewPlanId: planId, interviewerReceiveStatus: 2, reason: '出差' }
      return (await call(setInterviewerReceiveStatus, refusal, { token: await aToken(services, lead) })).code
    },
  }
}
