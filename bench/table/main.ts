import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { interviewInfo } from '../../features/candidates/interviews/contract.ts'
import { aiReportData } from '../../features/findings/analysis/contract/calls.ts'
import { openBench } from '../server.ts'
import type { Imported, TableToImport } from './importing.ts'

const count = Number(process.env.TABLE_ROWS ?? 5_000)
const quietMs = 10_000

/** A table of invented people, as an applicant tracking system exports it. */
function inventedTable(): string {
  const head = 'last_name,first_name,email1,phone_cell,city,current_employer,date_created,key_skills'
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(5, '0')
    return `陶,思远${number},p${number}@mail.example,138 100${number.slice(0, 1)} ${number.slice(1)},杭州,木舟信息 ${index % 97},2026-03-${String((index % 28) + 1).padStart(2, '0')},"Go, MySQL, Kafka"`
  })
  return [head, ...rows].join('\n')
}

const bench = await openBench()
const address = await bench.listen()
const { token, interviewId, db } = bench
const headers = { token, lang: 'en' }

async function readReport(): Promise<void> {
  const form = 'application/x-www-form-urlencoded'
  for (const [path, body] of [
    [interviewInfo.path, `userId=${interviewId}`],
    [aiReportData.path, `interviewId=${interviewId}`],
  ] as const) {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': form },
      body,
    })
    if (!(await answer.text()).startsWith('{"code":0,')) throw new Error(`${path} was refused`)
  }
}

/** Reads a report again and again until `isOver`. Returns the times of the reads in milliseconds. */
async function readReports(isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await readReport()
    times.push(performance.now() - began)
    await pause(40)
  }
  return times
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

const { id: positionId } = await db.selectFrom('position').select('id').executeTakeFirstOrThrow()

try {
  await readReports(() => performance.now() > 3_000)
  const quietEnd = performance.now() + quietMs
  const quiet = await readReports(() => performance.now() > quietEnd)
  let isOver = false
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const reading = readReports(() => isOver)
  const table: TableToImport = { address, headers, positionId, csv: inventedTable() }
  const browser = new Worker(new URL('./importing.ts', import.meta.url), { workerData: table })
  const [imported]: Imported[] = await once(browser, 'message')
  if (!imported) throw new Error('the import ended without its times')
  isOver = true
  const busy = await reading
  delay.disable()
  const ratio = p95(busy) / p95(quiet)
  const say = (name: string, value: string, aim: string) =>
    process.stdout.write(`${name.padEnd(44)}${value.padStart(12)}   aim ${aim}\n`)
  say(`table of ${count} rows on the page`, `${(imported.opened / 1000).toFixed(1)} s`, '-')
  say(`${imported.rows} rows added`, `${(imported.added / 1000).toFixed(1)} s`, '≤ 20 s')
  say('p95 of a report read, quiet', `${p95(quiet).toFixed(1)} ms`, '-')
  say(
    'p95 of a report read, beside the import',
    `${p95(busy).toFixed(1)} ms`,
    `≤ 1.5 × quiet (${ratio.toFixed(2)} ×)`,
  )
  say('longest block of the server', `${(delay.max / 1e6).toFixed(0)} ms`, '≤ 200 ms')
} finally {
  await bench.close()
}
