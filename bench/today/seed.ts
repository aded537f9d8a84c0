import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { dayMs, hourMs } from '@candor/kernel/durations'
import type { CandidateId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { email } from '../company.ts'

/** Things of each of five kinds: reviews, answers, decisions due, feedback due, people past a limit. */
const ofEach = 100

async function addColleague(db: Database) {
  const reader = await db
    .selectFrom('account')
    .where('email', '=', email)
    .select(['id', 'companyId', 'name', 'roleId'])
    .executeTakeFirstOrThrow()
  const { companyId, roleId } = reader
  const colleagueId = newId<'account'>()
  await db
    .insertInto('account')
    .values({
      id: colleagueId,
      companyId,
      email: 'colleague@today.example',
      name: 'Colleague',
      roleId,
      userType: 'general',
    })
    .execute()
  return { reader, colleagueId }
}

/** Adds copies of the company's first candidate. Returns their ids. */
async function addCandidates(db: Database, daysInStage: number): Promise<CandidateId[]> {
  const model = await db.selectFrom('candidate').selectAll().limit(1).executeTakeFirstOrThrow()
  const stageSince = new Date(Date.now() - daysInStage * dayMs)
  const rows = Array.from({ length: ofEach }, (_, index) => {
    const id = newId<'candidate'>()
    return { ...model, id, externalId: id, name: `候选人${index}`, stageId: '2', stageSince, outcome: null }
  })
  await db.insertInto('candidate').values(rows).execute()
  return rows.map(({ id }) => id)
}

type Accounts = Awaited<ReturnType<typeof addColleague>>

/** Adds questions without an answer to the reader, and answers to questions of the reader: these are decisions due too. */
async function addRecommendations(db: Database, { reader, colleagueId }: Accounts): Promise<void> {
  const now = Date.now()
  const asking = { companyId: reader.companyId, recommendStageId: '2', createdAt: new Date(now - dayMs) }
  const asked = (await addCandidates(db, 1)).map((candidateId) => ({
    ...asking,
    id: newId(),
    candidateId,
    toAccountId: reader.id,
    byAccountId: colleagueId,
  }))
  const answered = (await addCandidates(db, 1)).map((candidateId) => ({
    ...asking,
    id: newId(),
    candidateId,
    toAccountId: colleagueId,
    byAccountId: reader.id,
    recommendStatus: 1,
    operateStatus: 1,
    operatedAt: new Date(now - hourMs),
  }))
  await db
    .insertInto('recommendation')
    .values([...asked, ...answered])
    .execute()
}

/** Adds interviews of the reader that are over, without feedback. */
async function addPlans(db: Database, { reader }: Accounts): Promise<void> {
  const { companyId, id: accountId, name } = reader
  const { positionId } = await db
    .selectFrom('candidate')
    .select('positionId')
    .limit(1)
    .executeTakeFirstOrThrow()
  const now = Date.now()
  const plans = (await addCandidates(db, 1)).map((candidateId) => ({
    id: newId(),
    companyId,
    candidateId,
    positionId,
    roundName: 'Round 1',
    roomType: 0,
    startsAt: new Date(now - 3 * hourMs),
    endsAt: new Date(now - 2 * hourMs),
    createdAt: new Date(now - dayMs),
  }))
  await db.insertInto('interviewPlan').values(plans).execute()
  const interviewers = plans.map(({ id }) => ({
    id: newId(),
    companyId,
    planId: id,
    place: 1,
    name,
    accountId,
  }))
  await db.insertInto('interviewPlanInterviewer').values(interviewers).execute()
}

/** Adds 500 things that wait for the account of the bench. */
export async function addThings(db: Database): Promise<void> {
  const accounts = await addColleague(db)
  await db.updateTable('stage').set({ limitDays: 5 }).where('wireId', '=', '2').execute()
  await addRecommendations(db, accounts)
  await addPlans(db, accounts)
  await addCandidates(db, 9)
  await sql`vacuum (analyze)`.execute(db)
}
