import { hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import { createInterviewPlans } from '../../contract/planning.ts'

/** Builders of a recruiter with the calls that plan interviews. */
export function deskUnderTest(server: ServerUnderTest) {
  /** A recruiter, an interviewer and a candidate of one company, with an hour of tomorrow to plan. */
  async function aDesk() {
    const { services, clock } = server
    const hr = await anAccount(services, { userType: 'general' })
    const { companyId, token } = hr
    const interviewer = await anAccount(services, { companyId, userType: 'interviewer', name: '周予川' })
    const { candidateId } = await aCandidate(services, { companyId })
    const start = Math.floor(clock.now().getTime() / hourMs + 24) * hourMs
    const wish = {
      interviewRoundName: '二面',
      interviewStartTime: start,
      interviewEndTime: start + hourMs,
      timeZone: 'Asia/Shanghai',
      planRoomType: 0,
      offlineLocation: '深圳南山',
      interviewOtherInfo: '请带电脑',
      interviewerIds: [interviewer.accountId],
      guestUserList: [{ guestUserName: '何静姝', email: 'he@person.example' }],
    }
    const create = (more: object = {}, options: object = {}) =>
      server.call(
        createInterviewPlans,
        { jobseekerChannelIds: [candidateId], ...wish, ...more },
        { token, lang: 'en', ...options },
      )
    const planned = async () => {
      const { data } = await create()
      return { jobseekerChannelId: candidateId, interviewPlanId: data[0]?.interviewPlanId ?? '' }
    }
    return { hr, token, companyId, interviewer, candidateId, start, wish, create, planned }
  }

  type Desk = Awaited<ReturnType<typeof aDesk>>

  const tabOf = async ({ token, candidateId }: Pick<Desk, 'token' | 'candidateId'>) =>
    (await server.call(queryInterviewPlan, { jobseekerChannelId: candidateId }, { token })).data

  return { aDesk, tabOf }
}
