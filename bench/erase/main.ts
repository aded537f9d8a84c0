import { sql } from 'kysely'
import { eraseCandidates } from '../../features/candidates/erasure/server/actions/erase-candidate.ts'
import { openBench } from '../server.ts'

const interviews = 12
const aimMs = 1_000
const turns = 5

const bench = await openBench()
const { db, services } = bench

/** Copies a candidate with its long interview as one with twelve. Triggers are off, as in a restored backup. */
async function aCopy(turn: number) {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`create temporary table candidate_copy on commit drop as
      select * from candidate order by applied_at limit 1`.execute(transaction)
    await sql`create temporary table interview_copy on commit drop as
      select interview.* from interview join candidate_copy on candidate_copy.id = interview.candidate_id
      order by sort_index limit 1`.execute(transaction)
    await sql`update candidate_copy set id = gen_random_uuid(), person_id = gen_random_uuid(),
      external_id = ${`copy-${turn}`}, name = ${`Copy ${turn}`}`.execute(transaction)
    await sql`insert into person (id, company_id) select person_id, company_id from candidate_copy`.execute(
      transaction,
    )
    await sql`insert into candidate select * from candidate_copy`.execute(transaction)
    for (let place = 0; place < interviews; place += 1) {
      await sql`create temporary table placed on commit drop as select * from interview_copy`.execute(
        transaction,
      )
      await sql`update placed set id = gen_random_uuid(), sort_index = ${place},
        candidate_id = (select id from candidate_copy), external_id = ${`copy-${turn}-${place}`}`.execute(
        transaction,
      )
      await sql`insert into interview select * from placed`.execute(transaction)
      await sql`insert into interview_document
        (company_id, interview_id, part, document, received_at, changed_at, version)
        select placed.company_id, placed.id, part, document, received_at, changed_at, document.version
        from interview_document as document, placed, interview_copy
        where document.interview_id = interview_copy.id`.execute(transaction)
      await sql`drop table placed`.execute(transaction)
    }
  })
  return db
    .selectFrom('candidate')
    .where('externalId', '=', `copy-${turn}`)
    .select(['id', 'companyId'])
    .executeTakeFirstOrThrow()
}

try {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const { id, companyId } = await aCopy(turn)
    const began = performance.now()
    await eraseCandidates(services, {
      companyId,
      candidateIds: [id],
      reason: 'bench',
      by: { rule: 'candidate' },
    })
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const slowest = times.at(-1) ?? 0
  const middle = times[Math.floor(turns / 2)] ?? 0
  const over = slowest > aimMs ? '  over' : ''
  process.stdout.write(
    `a candidate with ${interviews} interviews erased: median ${middle.toFixed(0)}  slowest ${slowest.toFixed(0)} ms  (aim ${aimMs})${over}\n`,
  )
} finally {
  await bench.close()
}
