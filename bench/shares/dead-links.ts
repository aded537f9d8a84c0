import { randomBytes } from 'node:crypto'
import { findId } from '../../features/candidates/candidates/contract.ts'
import { checkReportPassword } from '../../features/shares/shares/contract.ts'
import type { Bench } from '../server.ts'
import type { Row } from '../table.ts'
import { ask, share, visit } from './making.ts'
import { quantile, rowOf, timeOf } from './times.ts'

const tries = 200
/** Links of each kind: a link allows 60 wrong passwords an hour. */
const linksOfKind = 5

/** Links that open nothing, by reason. */
async function deadLinks(bench: Bench) {
  const links = async (change: { expiresAt?: Date; revokedAt?: Date }) => {
    const made: string[] = []
    for (let index = 0; index < linksOfKind; index += 1) {
      const { shareId, link } = await share(bench, true)
      await bench.db.updateTable('shareGrant').set(change).where('id', '=', shareId).execute()
      made.push(link)
    }
    return made
  }
  return {
    unknown: Array.from({ length: linksOfKind }, () => randomBytes(32).toString('base64url')),
    expired: await links({ expiresAt: new Date() }),
    revoked: await links({ revokedAt: new Date() }),
  }
}

type Links = Readonly<Record<string, readonly string[]>>

/** Requests links of each kind in turn, and compares the medians of the slowest and the fastest kind. */
async function compare(name: string, kinds: Links, send: (link: string) => Promise<string>): Promise<Row[]> {
  const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]))
  const bodies = new Set<string>()
  const asked = Object.entries(kinds)
  for (let turn = 0; turn < 1.2 * tries; turn += 1) {
    // Each kind is first equally often.
    for (let place = 0; place < asked.length; place += 1) {
      const [kind, links] = asked[(turn + place) % asked.length] ?? ['', []]
      const link = links[turn % links.length] ?? ''
      const ms = await timeOf(async () => bodies.add(await send(link)))
      if (turn >= 0.2 * tries) times.get(kind)?.push(ms)
    }
  }
  if (bodies.size !== 1)
    throw new Error(`${name} is answered in ${bodies.size} ways: ${[...bodies].join(' ')}`)
  const medians = [...times.values()].map((each) => quantile(each, 0.5))
  const ratio = { value: Math.max(...medians) / Math.min(...medians), aim: '≤ 1.10' }
  return [...times].map(([kind, each], index) =>
    rowOf(`${name}: ${kind}`, each, index === times.size - 1 ? ratio : undefined),
  )
}

/** Checks that links that open nothing get the same reply, in the same time, for every reason (decision D01). */
export async function benchDeadLinks(bench: Bench): Promise<Row[]> {
  const dead = await deadLinks(bench)
  const own = await visit(bench, await share(bench, true))
  const { link: foreign } = await share(bench, true)
  return [
    ...(await compare('link opened', dead, (id) => ask(bench, checkReportPassword, { id }))),
    ...(await compare('link and password', dead, (id) =>
      ask(bench, checkReportPassword, { id, pin: 'aaaaaa' }),
    )),
    ...(await compare('link read by another visit', { ...dead, foreign: [foreign] }, (userId) =>
      ask(bench, findId, { userId }, own),
    )),
  ]
}
