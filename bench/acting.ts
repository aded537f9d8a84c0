import type { AnyCall, SentInputOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import { listening } from '@candor/testkit/explained'
import { CompiledQuery } from 'kysely'
import { queryShortList } from '../features/candidates/shortlist/contract.ts'
import { countCells } from '../features/candidates/shortlist/server/queries/counts.ts'
import type { CandidateFilter } from '../features/candidates/shortlist/server/queries/filtered-candidates.ts'
import { listCandidates } from '../features/candidates/shortlist/server/queries/rows.ts'
import { addEstimate } from '../features/review/evaluations/contract/adding.ts'
import { accountsPerPage, listUnfrozenUsers } from '../features/review/recommend/contract.ts'
import { accounts, candidates, seedActing } from './acting-seed.ts'
import { openBench } from './server.ts'

const turns = 300
const bench = await openBench()
const say = (text: string) => process.stdout.write(`${text}\n`)

async function send<C extends AnyCall>(call: C, input: SentInputOf<C>, key?: string): Promise<void> {
  const answer = await bench.app.inject({
    method: 'POST',
    url: call.path,
    headers: {
      token: bench.token,
      lang: 'en',
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    payload: JSON.stringify(input),
  })
  if (!answer.body.startsWith('{"code":0')) throw new Error(`${call.path}: ${answer.body.slice(0, 300)}`)
}

/** Prints the time of an act; the first half of the turns is warm-up. */
async function measure(name: string, atMostMs: number, act: (turn: number) => Promise<void>): Promise<void> {
  const times: number[] = []
  for (let turn = 0; turn < 2 * turns; turn += 1) {
    const began = performance.now()
    await act(turn)
    if (turn >= turns) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const over = at(0.95) > atMostMs ? '  over' : ''
  const figures = `p50 ${at(0.5).toFixed(1)}  p95 ${at(0.95).toFixed(1)} ms  (aim ${atMostMs})${over}`
  say(`${name.padEnd(48)} ${figures}`)
}

/** Prints the indexes that the statements of an act use, and their sequential scans. */
async function explain(name: string, act: (db: Database) => Promise<unknown>): Promise<void> {
  const heard: CompiledQuery[] = []
  await act(listening(bench.db, heard))
  for (const query of heard) {
    const { rows } = await bench.db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain (costs off) ${query.sql}`, [...query.parameters]),
    )
    const lines = rows.flatMap((row) => Object.values(row))
    const scans = lines.flatMap(
      (line) => line.match(/(Index Only Scan|Index Scan|Bitmap Index Scan|Seq Scan).*/)?.[0] ?? [],
    )
    say(`${name}: ${[...new Set(scans)].join('; ')}`)
  }
}

const uuid = () => crypto.randomUUID()

try {
  await seedActing(bench)
  say(`${accounts} accounts, ${candidates} candidates, one at a time`)
  const seeded = await bench.db
    .selectFrom('candidate')
    .where('externalId', 'like', 'acting-%')
    .orderBy(({ fn }) => fn('random'))
    .limit(2 * turns)
    .select(['id', 'companyId', 'positionId'])
    .execute()
  await measure('submit a decision', 50, async (turn) => {
    const jobseekerChannelId = seeded[turn]?.id ?? ''
    const decision = { estimateScore: 4, result: 1, estimateContent: 'Strong ledger and on-call evidence.' }
    await send(addEstimate, { jobseekerChannelId, estimateType: 1, ...decision }, uuid())
  })
  const searches = ['', '王', '一二', 'person-19', '@bench.example', '999', 'nobody of this name']
  await measure('search an account', 100, (turn) =>
    send(listUnfrozenUsers, { searchText: searches[turn % searches.length] ?? '', limit: accountsPerPage }),
  )
  const positionId = seeded[0]?.positionId ?? ''
  const filters: Record<string, SentInputOf<typeof queryShortList>> = {
    'shortlist, all': {},
    'shortlist, by name': { name: '赵二' },
    'shortlist, by phone': { phone: '4999' },
    'shortlist, by e-mail': { email: 'candidate-4999' },
    'shortlist, by years': { minWorkAge: 3, maxWorkAge: 7 },
    'shortlist, by position': { positionId },
    'shortlist, not operated': { haveOperate: 0 },
    'shortlist, operated': { haveOperate: 1 },
  }
  for (const [name, filter] of Object.entries(filters)) {
    await measure(name, 100, () => send(queryShortList, filter))
  }
  const companyId = seeded[0]?.companyId
  if (companyId) {
    const all: CandidateFilter = {
      companyId,
      interviewerId: null,
      areAllAnonymous: false,
      positionId: null,
      name: null,
      phone: null,
      email: null,
      minWorkAge: null,
      maxWorkAge: null,
      recommendStatus: null,
      haveOperate: null,
      recommendStageId: null,
    }
    const { id: accountId } = await bench.db
      .selectFrom('account')
      .where('companyId', '=', companyId)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const page = { accountId, cursor: null, limit: 51 }
    await explain('list', (db) => listCandidates(db, all, page))
    await explain('list by name', (db) => listCandidates(db, { ...all, name: '赵二' }, page))
    await explain('counts', (db) => countCells(db, all))
    await explain('counts by name', (db) => countCells(db, { ...all, name: '赵二' }))
  }
} finally {
  await bench.close()
}
