import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { nextWireId } from '../../../stages/rules/kinds.ts'
import { listStages } from '../../../stages/server/queries.ts'
import type { PositionNames } from '../../rules/names.ts'

interface Copy {
  readonly companyId: CompanyId
  readonly from: PositionId
  readonly to: PositionId
}

interface CopiedPosition extends Copy {
  readonly names: PositionNames
  readonly externalId: string
  readonly accountId: AccountId
  readonly now: Date
}

/** Copies a position as a draft of other names, with its rules and its people. */
export async function copyPositionRow(db: Database, copy: CopiedPosition): Promise<void> {
  const { companyId, from, to, names, externalId, accountId, now } = copy
  await sql`insert into position (id, company_id, external_id, name, name_latin, name_tw, is_l5, settings, grade, place,
      seats, description, salary, languages, state, added_by_account_id, changed_by_account_id, changed_at)
    select ${to}, company_id, ${externalId}, ${names.name}, ${names.nameLatin}, ${names.nameTw}, is_l5, settings, grade,
      place, seats, description, salary, languages, 'draft', ${accountId}, ${accountId}, ${now}
    from position where id = ${from} and company_id = ${companyId}`.execute(db)
  await sql`insert into position_account (position_id, company_id, account_id, part)
    select ${to}, company_id, account_id, part from position_account where position_id = ${from}`.execute(db)
}

/** Copies the rounds with their forms. */
export async function copyRounds(db: Database, { from, to }: Copy): Promise<void> {
  const rounds = await db.selectFrom('interviewRound').where('positionId', '=', from).selectAll().execute()
  if (rounds.length === 0) return
  await db
    .insertInto('interviewRound')
    .values(rounds.map((round) => ({ ...round, id: newId(), positionId: to })))
    .execute()
}

/** Copies the stages that the position alone has, and its own order and limits. */
export async function copyStages(db: Database, { companyId, from, to }: Copy): Promise<void> {
  const stages = await listStages(db, companyId)
  const taken = stages.map(({ wireId }) => wireId)
  const copies = new Map<string, string>()
  const own = await db
    .selectFrom('stage')
    .where('positionId', '=', from)
    .where('removedAt', 'is', null)
    .orderBy('sortIndex')
    .select(['id', 'names', 'kind', 'limitDays', 'sortIndex'])
    .execute()
  for (const { id, names, ...stage } of own) {
    const wireId = nextWireId(taken)
    taken.push(wireId)
    const row = await db
      .insertInto('stage')
      .values({ companyId, positionId: to, wireId, names: JSON.stringify(names), ...stage })
      .returning('id')
      .executeTakeFirstOrThrow()
    copies.set(id, row.id)
  }
  const changes = await db.selectFrom('positionStage').where('positionId', '=', from).selectAll().execute()
  const rows = changes.map((row) => ({
    ...row,
    positionId: to,
    stageId: copies.get(row.stageId) ?? row.stageId,
  }))
  if (rows.length > 0) await db.insertInto('positionStage').values(rows).execute()
}
