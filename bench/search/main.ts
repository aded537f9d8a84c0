import { readAnswer } from '@candor/call/client/read-answer'
import { newId } from '@candor/db/new-id'
import { sql } from 'kysely'
import { countPassages, findPassages } from '../../features/day/search/contract.ts'
import { readQuery } from '../../features/day/search/rules/query.ts'
import { queryText } from '../../features/day/search/rules/vector.ts'
import { loadFold } from '../../features/day/search/server/actions/fold.ts'
import { keepIndex } from '../../features/day/search/server/actions/keep-index.ts'
import { signIn } from '../../features/sign-in/session/contract.ts'
import { password } from '../company.ts'
import { interviewer, writeListCompany } from '../list/company.ts'
import { openBench } from '../server.ts'
import { people, seedSearch } from './seed.ts'
import { frequent, random, sentence } from './texts.ts'

/** The search over 50,000 resumes and a million sentences: first pages, counts, recall, and the cost of storing. */
const turns = Number(process.env.SEARCH_TURNS ?? 60)
const mixAimMs = 150
const frequentAimMs = 500
const recallQueries = 40

const bench = await openBench({ webRoot: null, writeCompany: writeListCompany })
const began = performance.now()
await seedSearch(bench, interviewer)
const { db, app, services } = bench
const seedSeconds = ((performance.now() - began) / 1000).toFixed(0)
process.stdout.write(`${people} candidates written in ${seedSeconds} s\n`)

async function tokenOf(reader: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: signIn.path, payload: { email: reader, password } })
  return readAnswer(signIn, answer.json()).data.token
}

async function timed(token: string, path: string, payload: object): Promise<number> {
  const start = performance.now()
  const answer = await app.inject({ method: 'POST', url: path, headers: { token, lang: 'en' }, payload })
  if (!answer.body.startsWith('{"code":0')) throw new Error(`${path}: ${answer.body.slice(0, 300)}`)
  return performance.now() - start
}

const next = random(99)
/** Two signs, or a word, of some sentence. */
function someWord(): string {
  const text = sentence(next)
  if (/[a-z]/.test(text)) return text.replace('.', '').split(' ')[Math.floor(next() * 6)] ?? 'team'
  const run = text.split('，')[0] ?? text
  const at = Math.floor(next() * (run.length - 2))
  return run.slice(at, at + 2)
}

const common = [...frequent.chinese, ...frequent.english]

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

function say(name: string, times: readonly number[], aimMs: number): void {
  const over = at(times, 0.95) > aimMs ? '  over' : ''
  process.stdout.write(
    `${name.padEnd(40)} p50 ${at(times, 0.5).toFixed(1)}  p95 ${at(times, 0.95).toFixed(1)} ms  (aim ${aimMs})${over}\n`,
  )
}

async function measure(who: string, token: string): Promise<void> {
  for (const scope of ['said', 'resumes'] as const) {
    const mix: number[] = []
    const ofCommon: number[] = []
    const counts: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const isCommon = turn % 3 === 0
      const text = isCommon
        ? (common[turn % common.length] ?? 'team')
        : turn % 3 === 1
          ? someWord()
          : `${someWord()} ${someWord()}`
      const ms = await timed(token, findPassages.path, { text, scope })
      mix.push(ms)
      if (isCommon) ofCommon.push(ms)
      counts.push(await timed(token, countPassages.path, { text, scope }))
    }
    say(`${who}, ${scope}: first page, mix`, mix, mixAimMs)
    say(`${who}, ${scope}: frequent words`, ofCommon, frequentAimMs)
    say(`${who}, ${scope}: counts`, counts, frequentAimMs)
  }
}

/** Compares what two signs find with a plain scan of all texts. */
async function measureRecall(): Promise<void> {
  const fold = await loadFold()
  let wanted = 0
  let found = 0
  let extra = 0
  for (let turn = 0; turn < recallQueries; turn += 1) {
    const text = someWord()
    if (!/^\p{Script=Han}{2}$/u.test(text)) continue
    const query = queryText(readQuery(text, fold).terms)
    const { rows } = await sql<{ wanted: number; found: number; extra: number }>`
      select count(*) filter (where is_in)::int as wanted, count(*) filter (where is_in and is_found)::int as found,
        count(*) filter (where is_found and not is_in)::int as extra
      from (select strpos(text, ${text}) > 0 as is_in, tokens @@ ${query}::tsquery as is_found from search_passage) as scan
    `.execute(db)
    wanted += rows[0]?.wanted ?? 0
    found += rows[0]?.found ?? 0
    extra += rows[0]?.extra ?? 0
  }
  process.stdout.write(
    `recall of two signs: ${found} of ${wanted} passages, ${((100 * found) / wanted).toFixed(2)} %, ${extra} beside them\n`,
  )
}

/** Stores a transcript of an hour with and without the triggers, and writes its passages. */
async function measureStoring(): Promise<void> {
  const candidate = await db
    .selectFrom('candidate')
    .where('externalId', 'like', 'search-%')
    .select(['id', 'companyId'])
    .executeTakeFirstOrThrow()
  const sentences = Array.from({ length: 600 }, (_, index) => ({
    startMs: index * 6_000,
    endMs: index * 6_000 + 5_000,
    text: sentence(next),
  }))
  const document = JSON.stringify([
    { question_id: 'q', problem_answer_method: 1, problem: '?', transcript: { sentences } },
  ])
  async function store(isPlain: boolean): Promise<number> {
    const id = newId<'interview'>()
    await sql`insert into interview (id, company_id, candidate_id, external_id, name, category, status, sort_index)
      values (${id}, ${candidate.companyId}, ${candidate.id}, ${id}, 'x', 6, 'finish', 1)`.execute(db)
    const start = performance.now()
    await db.transaction().execute(async (transaction) => {
      if (isPlain) await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`insert into interview_document (company_id, interview_id, part, document, received_at)
        values (${candidate.companyId}, ${id}, 'answers', ${document}::jsonb, now())`.execute(transaction)
    })
    return performance.now() - start
  }
  const plain: number[] = []
  const withIndex: number[] = []
  const written: number[] = []
  await keepIndex(services)
  for (let turn = 0; turn < 10; turn += 1) {
    plain.push(await store(true))
    withIndex.push(await store(false))
    const start = performance.now()
    await keepIndex(services)
    written.push(performance.now() - start)
  }
  const ratio = at(withIndex, 0.5) / at(plain, 0.5)
  process.stdout.write(
    `a transcript of an hour: stored in ${at(plain, 0.5).toFixed(1)} ms, with its index ${at(withIndex, 0.5).toFixed(1)} ms (${ratio.toFixed(2)} times, aim 2); its passages are there after ${at(written, 0.5).toFixed(0)} ms\n`,
  )
}

await measure('recruiter', bench.token)
await measure('interviewer', await tokenOf(interviewer))
await measureRecall()
await measureStoring()
await bench.close()
