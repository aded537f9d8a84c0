import { countToday, readToday } from '../../features/day/today/contract.ts'
import { openBench } from '../server.ts'
import { addThings } from './seed.ts'

/** Today of an account for which 500 things wait: the time of the server, without a network. */
const turns = Number(process.env.TODAY_TURNS ?? 100)
const aimMs = 50

const { db, app, token, close } = await openBench()
await addThings(db)

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
await close()
