import { newId } from '@candor/db/new-id'
import { dayMs, hourMs } from '@candor/kernel/durations'
import { countToday, readToday } from '../../features/day/today/contract.ts'
import { email } from '../company.ts'
import { openBench } from '../server.ts'

/** Today of an account for which 500 things wait: the time of the server, without a network. */
const turns = Number(process.env.TODAY_TURNS ?? 100)
const ofEach = 125
const aimMs = 50

const bench = await openBench()
const { db, app, token } = bench
const now = Date.now()

const reader = await db
  .selectFrom('account')
  .where('email', '=', email)
  .select(['id', 'companyId', 'name', 'roleId'])
  .executeTakeFirstOrThrow()
const { companyId } = reader
const colleagueId = newId<'account'>()
await db
  .insertInto('account')
  .values({
    id: colleagueId,
    companyId,
    email: 'colleague@today.example',
    name: 'Colleague',
    roleId: reader.roleId,
    userType: 'general',
  })
  .execute()
const model = await db.selectFrom('candidate').selectAll().limit(1).executeTakeFirstOrThrow()
await db.updateTable('stage').set({ limitDays: 5 }).where('wireId', '=', '2').execute()

/** Adds copies of the company's first candidate. Returns their ids. */
async function addCandidates(daysInStage: number) {
  const stageSince = new Date(now - daysInStage * dayMs)
  const rows = Array.from({ length: ofEach }, (_, index) => {
    const id = newId<'candidate'>()
    return { ...model, id, externalId: id, name: `候选人${index}`, stageId: '2', stageSince, outcome: null }
  })
  await db.insertInto('candidate').values(rows).execute()
  return rows.map(({ id }) => id)
}

const asking = { companyId, recommendStageId: '2', createdAt: new Date(now - dayMs) }
await db
  .insertInto('recommendation')
  .values([
    ...(await addCandidates(1)).map((candidateId) => ({
      ...asking,
      id: newId(),
      candidateId,
      toAccountId: reader.id,
      byAccountId: colleagueId,
    })),
    ...(await addCandidates(1)).map((candidateId) => ({
      ...asking,
      id: newId(),
      candidateId,
      toAccountId: colleagueId,
      byAccountId: reader.id,
      recommendStatus: 1,
      operateStatus: 1,
      operatedAt: new Date(now - hourMs),
    })),
  ])
  .execute()
const plans = (await addCandidates(1)).map((candidateId) => ({
  id: newId(),
  companyId,
  candidateId,
  positionId: model.positionId,
  roundName: 'Round 1',
  roomType: 0,
  startsAt: new Date(now - 3 * hourMs),
  endsAt: new Date(now - 2 * hourMs),
  createdAt: new Date(now - dayMs),
}))
await db.insertInto('interviewPlan').values(plans).execute()
await db
  .insertInto('interviewPlanInterviewer')
  .values(
    plans.map(({ id }) => ({
      id: newId(),
      companyId,
      planId: id,
      place: 1,
      name: reader.name,
      accountId: reader.id,
    })),
  )
  .execute()
await addCandidates(9)

/** Times a call of the reader, in milliseconds. The first ten calls warm up. */
async function measure(name: string, path: string): Promise<void> {
  const times: number[] = []
  for (let turn = 0; turn < turns + 10; turn += 1) {
    const began = performance.now()
    const answer = await app.inject({ method: 'GET', url: path, headers: { token, lang: 'en' } })
    if (turn === 0) process.stdout.write(`${name}: ${answer.body.length} bytes\n`)
    if (!answer.body.startsWith('{"code":0')) throw new Error(answer.body.slice(0, 300))
    if (turn >= 10) times.push(performance.now() - began)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  process.stdout.write(`${name}: least ${at(0)}  p50 ${at(0.5)}  p95 ${at(0.95)} ms  (aim ${aimMs})\n`)
}

const counted = await app.inject({ method: 'GET', url: countToday.path, headers: { token } })
process.stdout.write(`waiting: ${counted.body}\n`)
await measure('the page', readToday.path)
await measure('the count', countToday.path)
await bench.close()
