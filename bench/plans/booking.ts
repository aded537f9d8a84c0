import { readAnswer } from '@candor/call/client/read-answer'
import { newId } from '@candor/db/new-id'
import { sql } from 'kysely'
import { reserveTime } from '../../features/meetings/appointments/contract/choosing.ts'
import { makeMailLink } from '../../features/meetings/planning/server/actions/mail-links.ts'
import type { Bench } from '../server.ts'
import { ask } from '../shares/making.ts'
import { quantile, rowOf, timeOf } from '../shares/times.ts'
import type { Row } from '../table.ts'
import type { SeededCompany } from './seed.ts'

const candidates = 50
const rounds = 6
const aimMs = 200
const hourMs = 60 * 60 * 1000

/** Offers one time of one interviewer to many candidates; returns the input of each one's link. */
async function offer(bench: Bench, { companyId, interviewers, from }: SeededCompany, round: number) {
  const { db } = bench
  const [interviewer] = interviewers
  if (!interviewer) throw new Error('the company of the bench has no interviewer')
  const { id: candidateId, positionId } = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select(['id', 'positionId'])
    .executeTakeFirstOrThrow()
  const now = new Date()
  // At night, when the week's interviews have ended.
  const startsAt = new Date(from + (20 + 24 * round) * hourMs)
  const endsAt = new Date(startsAt.getTime() + hourMs)
  const planIds = Array.from({ length: candidates }, newId)
  const ofCompany = { companyId, now }
  await db
    .insertInto('interviewPlan')
    .values(
      planIds.map((id) => ({
        id,
        companyId,
        candidateId,
        positionId,
        roundName: 'Round',
        roomType: 0,
        createdAt: now,
      })),
    )
    .execute()
  await db
    .insertInto('interviewPlanInterviewer')
    .values(
      planIds.map((planId) => ({
        id: newId(),
        companyId,
        planId,
        place: 1,
        accountId: interviewer,
        name: 'Interviewer',
      })),
    )
    .execute()
  await db
    .insertInto('offeredTime')
    .values(
      planIds.map((planId) => ({
        id: newId(),
        companyId,
        planId,
        startsAt,
        endsAt,
        offeredByAccountId: interviewer,
        offeredAt: now,
      })),
    )
    .execute()
  const links = await Promise.all(
    planIds.map((planId) =>
      makeMailLink(bench.services, { ...ofCompany, planId, purpose: 'schedule', interviewEndsAt: null }),
    ),
  )
  return links.map(({ token: sign }) => ({ sign, startTime: startsAt.getTime(), endTime: endsAt.getTime() }))
}

/** Many candidates choose the same time at once, and one gets it. */
export async function benchBooking(bench: Bench, company: SeededCompany): Promise<Row[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const wishes = await offer(bench, company, round)
    const codes: number[] = []
    const tries = wishes.map((wish) =>
      timeOf(async () => {
        const { code } = readAnswer(reserveTime, JSON.parse(await ask(bench, reserveTime, wish)))
        codes.push(code)
      }),
    )
    const took = await Promise.all(tries)
    const winners = codes.filter((code) => code === 0).length
    if (winners !== 1) throw new Error(`${winners} candidates got one time: ${codes}`)
    // The first round is warm-up.
    if (round > 0) times.push(...took)
  }
  await sql`delete from interview_plan where round_name = 'Round'`.execute(bench.db)
  const value = quantile(times, 0.95) / aimMs
  return [
    rowOf(`one of ${candidates} who choose one time at once; p95 against ${aimMs} ms`, times, {
      value,
      aim: '≤ 1',
    }),
  ]
}
