import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@candor/db/new-id'
import { hourMs } from '@candor/kernel/durations'
import type { AccountId } from '@candor/kernel/ids'
import { newsEvents } from '../../features/day/notices/contract.ts'
import { hashToken, newToken } from '../../features/platform/access/server/gate.ts'
import { notify } from '../../features/platform/notify/server/actions/notify.ts'
import { openBench } from '../server.ts'

const browsers = Number(process.env.NOTICES_BROWSERS ?? 200)
const rounds = Number(process.env.NOTICES_ROUNDS ?? 10)
/** The longest that a notice is waited for. */
const givenUpMs = 30_000

const bench = await openBench()
const address = await bench.listen()
const { db, services } = bench

interface Colleague {
  readonly accountId: AccountId
  readonly token: string
}

/** Adds colleagues of the bench's account, each with a session. */
async function addColleagues(count: number): Promise<Colleague[]> {
  const model = await db.selectFrom('account').selectAll().limit(1).executeTakeFirstOrThrow()
  const now = services.clock.now()
  const colleagues = Array.from({ length: count }, () => ({
    accountId: newId<'account'>(),
    token: newToken(),
  }))
  await db
    .insertInto('account')
    .values(colleagues.map(({ accountId: id }) => ({ ...model, id, email: `${randomUUID()}@bench.example` })))
    .execute()
  await db
    .insertInto('session')
    .values(
      colleagues.map(({ accountId, token }) => ({
        id: newId<'session'>(),
        tokenHash: hashToken(token),
        companyId: model.companyId,
        accountId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + hourMs),
      })),
    )
    .execute()
  return colleagues
}

/** A browser with an open stream. */
class Browser {
  readonly #waiting = new Map<number, () => void>()
  readonly #end = new AbortController()
  #unread = -1

  /** Opens the stream and reads until its first state has come. */
  async open(token: string): Promise<void> {
    const response = await fetch(`${address}${newsEvents.path}`, {
      headers: { token },
      signal: this.#end.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) throw new Error('a stream did not open')
    void this.#read(() => reader.read())
    await this.until(0)
  }

  async #read(read: () => Promise<{ done: boolean; value: string | undefined }>): Promise<void> {
    for (;;) {
      const { done, value = '' } = await read().catch(() => ({ done: true, value: '' }))
      if (done) return
      for (const [, unread] of value.matchAll(/"unread":(\d+)/g)) this.#unread = Number(unread)
      for (const [wanted, onCame] of this.#waiting) if (this.#unread >= wanted) onCame()
    }
  }

  /** Resolves once the browser knows of this many notices. */
  async until(unread: number): Promise<void> {
    if (this.#unread >= unread) return
    await new Promise<void>((resolve) => this.#waiting.set(unread, resolve))
    this.#waiting.delete(unread)
  }

  close(): void {
    this.#end.abort()
  }
}

const say = (name: string, value: string, aim: string) =>
  process.stdout.write(`${name.padEnd(52)}${value.padStart(12)}   aim ${aim}\n`)

try {
  const colleagues = await addColleagues(browsers)
  const { companyId } = await db.selectFrom('company').select('id as companyId').executeTakeFirstOrThrow()
  const opened = colleagues.map(() => new Browser())
  const openedAt = performance.now()
  await Promise.all(opened.map((browser, index) => browser.open(colleagues[index]?.token ?? '')))
  say(`opening ${browsers} streams`, `${(performance.now() - openedAt).toFixed(0)} ms`, '-')
  const lasts: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now()
    await db.transaction().execute((transaction) =>
      notify(
        { db: transaction, now: services.clock.now(), viewer: { companyId, accountId: null } },
        {
          kind: 'finished',
          to: colleagues.map(({ accountId }) => accountId),
          about: { variant: 'bulk', thingId: `${round}`, count: 1, failed: 0 },
        },
      ),
    )
    const all = Promise.all(opened.map((browser) => browser.until(round)))
    const isLate = await Promise.race([all.then(() => false), pause(givenUpMs, true)])
    if (isLate) throw new Error(`a notice did not reach all browsers in ${givenUpMs} ms`)
    lasts.push(performance.now() - began)
  }
  const sorted = lasts.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  say(`a notice to the last of ${browsers} browsers, median`, `${median.toFixed(0)} ms`, '≤ 2,000 ms')
  say(
    `a notice to the last of ${browsers} browsers, worst`,
    `${Math.max(...lasts).toFixed(0)} ms`,
    '≤ 2,000 ms',
  )
  say('load of the machine in the last minute', `${loadavg()[0]?.toFixed(1)}`, '-')
  for (const browser of opened) browser.close()
} finally {
  await bench.close()
}
