import { setTimeout as pause } from 'node:timers/promises'
import { readAnswer } from '@candor/call/client/read-answer'
import type { AnyCall, ReplyOf, SentInputOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import { listBulk, lookAtBulk, startBulk, undoBulk } from '../../features/candidates/bulk/contract.ts'
import { moveCandidates } from '../../features/candidates/stages/contract/moving.ts'
import { openBench } from '../server.ts'

const count = Number(process.env.BULK_CANDIDATES ?? 1_000)

const bench = await openBench()
const address = await bench.listen()
const { token, db } = bench
const headers = { token, lang: 'en', 'content-type': 'application/json' }

async function call<C extends AnyCall>(of: C, input: SentInputOf<C>): Promise<ReplyOf<C>> {
  const sent = of.method === 'GET' ? {} : { body: JSON.stringify(input) }
  const answer = await fetch(address + of.path, { method: of.method, headers, ...sent })
  return readAnswer(of, await answer.json()).data
}

/** Adds copies of the company's first candidate; returns their ids. */
async function addCandidates(): Promise<string[]> {
  const model = await db.selectFrom('candidate').selectAll().limit(1).executeTakeFirstOrThrow()
  const rows = Array.from({ length: count + 1 }, (_, index) => {
    const id = newId<'candidate'>()
    return { ...model, id, externalId: id, name: `候选人${index}`, stageId: '2', outcome: null }
  })
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('candidate')
      .values(rows.slice(from, from + 500))
      .execute()
  return rows.map(({ id }) => id)
}

/** Moves one candidate to and fro until the end, as a colleague does. Returns the times in milliseconds. */
async function actBeside(candidateId: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  let from = '2'
  while (!isOver()) {
    const to = from === '2' ? '1' : '2'
    const began = performance.now()
    await call(moveCandidates, {
      moves: [{ jobseekerChannelId: candidateId, fromStageId: from, fromOutcome: null }],
      toStageId: to,
      outcome: null,
      reason: '',
      carriesRecommendations: false,
    })
    times.push(performance.now() - began)
    from = to
    await pause(20)
  }
  return times
}

/** Waits for the end of an act; returns how often its progress changed. */
async function waitFor(bulkId: string): Promise<number> {
  const seen = new Set<number>()
  for (;;) {
    const { acts } = await call(listBulk, {})
    const act = acts.find((each) => each.bulkId === bulkId)
    if (!act) throw new Error('the act is not in the list')
    seen.add(act.waiting)
    if (act.state === 'ended') return seen.size
    await pause(100)
  }
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
const say = (name: string, value: string, aim: string) =>
  process.stdout.write(`${name.padEnd(52)}${value.padStart(12)}   aim ${aim}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Times some work with a colleague beside it. */
async function measure(name: string, colleagueOn: string, work: () => Promise<number>): Promise<void> {
  let isOver = false
  const beside = actBeside(colleagueOn, () => isOver)
  const began = performance.now()
  const steps = await work()
  const took = performance.now() - began
  isOver = true
  const times = await beside
  say(`${name} ${count} candidates`, seconds(took), '≤ 5 s for 1,000')
  say('  its progress changed', `${steps} times`, '-')
  say('  a colleague’s act beside it, p95', `${p95(times).toFixed(0)} ms`, '≤ 200 ms')
  say('  a colleague’s act beside it, worst', `${Math.max(...times).toFixed(0)} ms`, '≤ 200 ms')
}

try {
  const [colleagueOn = '', ...ids] = await addCandidates()
  const began = performance.now()
  const chosen = { kind: 'some' as const, ids }
  const { bulkId } = await call(lookAtBulk, { chosen, terms: { kind: 'reject' } })
  say(`a look at ${count} candidates`, seconds(performance.now() - began), '-')
  await measure('rejecting', colleagueOn, async () => {
    await call(startBulk, { bulkId, words: { text: 'not now' } })
    return waitFor(bulkId)
  })
  await measure('undoing for', colleagueOn, async () => {
    await call(undoBulk, { bulkId })
    return waitFor(bulkId)
  })
} finally {
  await bench.close()
}
