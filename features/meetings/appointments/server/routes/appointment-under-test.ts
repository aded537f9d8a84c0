import { dayMs, hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { anOffer } from '@candor/testkit/offers'
import { aPlan } from '@candor/testkit/plans'
import type { ServerUnderTest } from '@candor/testkit/server'
import { makeMailLink } from '../../../planning/server/actions/mail-links.ts'

/** A time two days from now, at an hour. */
export function timeOf({ clock }: ServerUnderTest, hour: number) {
  const startsAt = new Date(clock.now().getTime() + 2 * dayMs + hour * hourMs)
  return { startsAt, endsAt: new Date(startsAt.getTime() + hourMs) }
}

/** The same in the form of the calls. */
export function sent({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  return { startTime: startsAt.getTime(), endTime: endsAt.getTime() }
}

type Interviewer = Awaited<ReturnType<typeof anAccount>>

/** A candidate with a mailed link and offered times, at these hours two days from now. */
export async function anInvited(
  server: ServerUnderTest,
  given: {
    hours?: readonly number[]
    interviewer?: Interviewer
    plan?: Partial<Parameters<typeof aPlan>[1]>
  } = {},
) {
  const { services, clock } = server
  const interviewer =
    given.interviewer ?? (await anAccount(services, { userType: 'interviewer', name: '周予川' }))
  const { companyId, accountId } = interviewer
  const { candidateId } = await aCandidate(services, { companyId, name: '苏晴岚' })
  const planId = await aPlan(services, {
    companyId,
    candidateId,
    roundName: '技术面',
    interviewers: [{ accountId, name: '周予川' }],
    ...given.plan,
  })
  const times = (given.hours ?? [0, 2, 4]).map((hour) => timeOf(server, hour))
  if (times.length > 0) await anOffer(services, { companyId, planId, byAccountId: accountId, times })
  const about = { companyId, planId, now: clock.now(), interviewEndsAt: null }
  const { token: sign } = await makeMailLink(services, { ...about, purpose: 'schedule' })
  return { companyId, candidateId, planId, interviewer, times, sign }
}

/** A plan as it is stored. */
export function storedPlan({ services }: ServerUnderTest, planId: string) {
  return services.db
    .selectFrom('interviewPlan')
    .where('id', '=', planId)
    .selectAll()
    .executeTakeFirstOrThrow()
}
