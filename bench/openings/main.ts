import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { type Opening, type Recorded, recordOpening } from './recorded.ts'
import { type Served, serveCheckout } from './served.ts'

const usage =
  'npm run bench:openings -- <another checkout, with its dependencies and its web application built>'
const seconds = 8
const connections = 8
const rounds = 3
/** The person of the demo company whose report has most parts. */
const person = '顾明哲'

/** A round of one checkout: openings per second, and processor time of server and database for each (milliseconds). */
interface Round {
  readonly perSecond: number
  readonly processorMs: number
}

interface Side {
  readonly name: string
  readonly served: Served
  readonly opening: Opening
}

async function openSide(name: string, root: string, dataDir: string): Promise<Side> {
  const served = await serveCheckout(root, dataDir)
  return { name, served, opening: await recordOpening(served.url, person) }
}

/** Sends all that one opening asks, again and again, over eight connections. */
async function measureRound({ name, served }: Side, asked: readonly Recorded[]): Promise<Round> {
  const before = await served.processorSeconds()
  const result = await autocannon({
    url: served.url,
    connections,
    duration: seconds,
    workers: 1,
    requests: asked.map((request) => ({ ...request })),
  })
  const used = (await served.processorSeconds()) - before
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`)
  const openings = result.requests.total / asked.length
  return { perSecond: openings / seconds, processorMs: (used / openings) * 1_000 }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function report(title: string, older: readonly Round[], newer: readonly Round[]): void {
  const rates = (list: readonly Round[]) => list.map(({ perSecond }) => perSecond.toFixed(0)).join(' / ')
  const processor = (list: readonly Round[]) => median(list.map(({ processorMs }) => processorMs)).toFixed(1)
  const ratio =
    median(newer.map(({ perSecond }) => perSecond)) / median(older.map(({ perSecond }) => perSecond))
  console.log(`${title}: ${rates(older)} a second there, ${rates(newer)} here, ratio ${ratio.toFixed(2)}`)
  console.log(
    `  processor time of server and database: ${processor(older)} ms there, ${processor(newer)} ms here`,
  )
}

/**
 * Compares an opened report of this checkout with another's. Both are served by their own process, in turns, each
 * with a database of its own.
 */
async function compare(there: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-openings-'))
  const sides: Side[] = []
  try {
    const older = await openSide('there', resolve(there), join(dataDir, 'there'))
    sides.push(older)
    const newer = await openSide('here', repositoryRoot, join(dataDir, 'here'))
    sides.push(newer)
    for (const { name, opening } of sides) {
      console.log(`${name}: ${opening.own.length} requests for the report, ${opening.ahead.length} ahead`)
    }
    for (const part of ['own', 'ahead'] as const) {
      // Warm-up, which counts for nothing.
      for (const side of sides) await measureRound(side, side.opening[part])
      const olderRounds: Round[] = []
      const newerRounds: Round[] = []
      for (let round = 0; round < rounds; round++) {
        olderRounds.push(await measureRound(older, older.opening[part]))
        newerRounds.push(await measureRound(newer, newer.opening[part]))
      }
      report(part === 'own' ? 'report until it rests' : 'neighbours ahead', olderRounds, newerRounds)
    }
  } finally {
    await Promise.all(sides.map(({ served }) => served.close()))
    await rm(dataDir, { recursive: true, force: true })
  }
}

const [there] = process.argv.slice(2)
if (there === undefined) throw new Error(usage)
await compare(there)
