import { connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { batch } from '@candor/call/batch'
import { listServedCalls } from '@candor/testkit/calls'
import { collectGarbage } from '@candor/testkit/garbage'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { type Caller, strangers } from '../callers/callers-under-test.ts'
import { casesOf } from '../callers/cases-under-test.ts'
import { inputFor } from '../callers/inputs-under-test.ts'
import { matrixUnderTest } from '../callers/matrix-under-test.ts'
import { people } from '../callers/table-under-test.ts'
import { visitors } from '../callers/visitors-under-test.ts'
import { type Answer, faultOf } from './faults-under-test.ts'
import { type RawRequest, requestsFor } from './requests-under-test.ts'
import { takeTurn, turnsForAll } from './turns-under-test.ts'

declare module 'vitest' {
  interface ProvidedContext {
    fuzz: { readonly requests: number; readonly seed: number }
  }
}

/*
 * Requests generated from the contract of every call, valid and invalid, with every kind of caller. None may hold the
 * thread for more than 100 ms. `npm run bench:fuzz` sends a hundred thousand and also measures time, which other load on
 * the machine would distort here. A finding names the seed.
 */
const { requests, seed } = inject('fuzz')
const isBench = requests > 5_000
const maxMs = 1_000
const maxBlockedMs = 100

const matrix = matrixUnderTest()
const calls = await listServedCalls()
const cases = casesOf(calls)

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

interface Answered extends Answer {
  readonly ms: number
  /** The longest time in which the event loop was blocked. */
  readonly blockedMs: number
  /** The processor time of this thread. */
  readonly cpuMs: number
}

const loop = monitorEventLoopDelay({ resolution: 5 })

async function send(
  app: FastifyInstance,
  { payload, ...given }: RawRequest,
  caller: Caller,
): Promise<Answered> {
  const headers = { ...given.headers, ...(caller.token === null ? {} : { token: caller.token }) }
  loop.reset()
  const cpuBefore = process.threadCpuUsage()
  const began = performance.now()
  const response = await app.inject({ ...given, headers, ...(payload && { payload }), payloadAsStream: true })
  let text = ''
  for await (const chunk of response.stream()) {
    text += String(chunk)
    // An event stream has replied once its first bytes are there.
    if (String(response.headers['content-type']).startsWith('text/event-stream')) break
  }
  const ms = performance.now() - began
  const { user, system } = process.threadCpuUsage(cpuBefore)
  const cpuMs = (user + system) / 1_000
  return { status: response.statusCode, text, ms, cpuMs, blockedMs: loop.max / 1e6 }
}

/** Whether an answer held the thread itself: on a busy machine the loop waits for the processor as well. */
const holdsThread = ({ blockedMs, cpuMs }: Answered) => blockedMs > maxBlockedMs && cpuMs > maxBlockedMs

/** The answer that held the thread least of up to four to the same request: a collection of garbage may come once. */
async function leastHolding(ask: () => Promise<Answered>): Promise<Answered> {
  let least = await ask()
  for (let turn = 0; turn < 3 && holdsThread(least); turn += 1) {
    const again = await ask()
    if (!holdsThread(again) || again.cpuMs < least.cpuMs) least = again
  }
  return least
}

function shown({ method, url, headers, payload }: RawRequest): string {
  const body = payload ? ` ${payload.length} bytes ${payload.toString('latin1').slice(0, 300)}` : ''
  return `${method} ${url.slice(0, 300)} ${headers['content-type'] ?? ''}${body}`
}

interface Finding {
  readonly what: string
  readonly by: string
  readonly request: string
}

const callerNames = [...people, ...strangers, ...visitors]

/** Returns the case of a turn and the name of its caller: in most turns, superAdmin. */
function asked(turn: number) {
  const { at, by } = takeTurn(turn, cases.length, callerNames.length)
  const one = cases[at]
  const name = by === null ? 'superAdmin' : callerNames[by]
  if (!one || !name) throw new Error('there is no call or nobody to call it')
  return { one, name }
}

function callersByName(): ReadonlyMap<string, Caller> {
  const { people, strangers, visitors } = matrix.current
  return new Map<string, Caller>([...people, ...strangers, ...visitors])
}

async function sendBlock(
  block: number,
  size: number,
  onAnswer: (answered: Answered, about: Finding) => void,
) {
  const { app, own, media, other, visitOf } = matrix.current
  const callers = callersByName()
  for (let index = 0; index < size; index += 1) {
    const turn = block * size + index
    const { one, name } = asked(turn)
    const caller = callers.get(name)
    if (!caller) throw new Error(`there is no ${name}`)
    const meant = inputFor({ own, media, other, visitOf }, one, caller)
    const [request] = fc.sample(requestsFor(one.call, meant), { numRuns: 1, seed: seed + turn })
    if (!request) throw new Error('there is no request')
    const answered = await leastHolding(() => send(app, request, caller))
    // Undoes what a call changed: a sign-out, for example, must not end the session of later requests.
    if (request.method === 'POST' && answered.text.startsWith('{"code":0,')) await matrix.current.restore()
    onAnswer(answered, { what: faultOf(request.url, answered) ?? '', by: name, request: shown(request) })
  }
}

/** Connections that send half of a body and then wait: they must not slow down others. */
async function openEndless(app: FastifyInstance, count: number) {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const sockets = Array.from({ length: count }, (_, index) => {
    const one = cases[(index * 5) % cases.length]
    const socket = connect(Number(address.port), address.hostname)
    socket.on('error', () => {})
    socket.write(
      `POST ${one?.call.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"a":"`,
    )
    socket.write('x'.repeat(10_000))
    return socket
  })
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

test('a hundred thousand requests ask every call as every kind of caller, and the first 5,000 as four at least', () => {
  expect(turnsForAll(cases.length, callerNames.length)).toBeLessThan(100_000)
  expect([...callersByName().keys()]).toEqual(callerNames)
  const asking = new Map(cases.map(({ name }) => [name, new Set<string>()]))
  for (let turn = 0; turn < 100_000; turn += 1) {
    const { one, name } = asked(turn)
    asking.get(one.name)?.add(name)
    if (turn === 5_000) for (const [call, names] of asking) expect(names.size, call).toBeGreaterThan(3)
  }
  for (const [call, names] of asking) expect([...names].toSorted(), call).toEqual(callerNames.toSorted())
})

test(`${requests} requests from the contract of ${calls.length} calls and around it: no fault of ours, no thread held, no memory kept`, {
  timeout: 120_000 + requests * 60,
}, async () => {
  const findings: Finding[] = []
  const holding: string[] = []
  const slow: string[] = []
  const size = 250
  let slowestMs = 0
  let longestMs = 0
  const look = (answered: Answered, about: Finding) => {
    if (about.what) findings.push(about)
    slowestMs = Math.max(slowestMs, answered.ms)
    longestMs = Math.max(longestMs, answered.blockedMs)
    if (holdsThread(answered))
      holding.push(`${Math.round(answered.cpuMs)} ms of processor time: ${about.request}`)
    if (answered.ms > maxMs || answered.blockedMs > maxBlockedMs) {
      slow.push(
        `${Math.round(answered.ms)} ms, blocked ${Math.round(answered.blockedMs)} ms: ${about.request}`,
      )
    }
  }
  const closeEndless = await openEndless(matrix.current.app, 40)
  await sendBlock(0, size, look)
  const atRest = heapUsed()
  loop.enable()
  for (let block = 1; block < requests / size; block += 1) await sendBlock(block, size, look)
  loop.disable()
  closeEndless()
  expect(findings.slice(0, 10), `seed ${seed}, ${findings.length} in all`).toEqual([])
  expect(holding.slice(0, 10), `seed ${seed}, ${holding.length} held the thread`).toEqual([])
  const after = heapUsed()
  if (isBench) {
    const figures = `slowest answer ${Math.round(slowestMs)} ms, longest wait of others ${Math.round(longestMs)} ms`
    process.stdout.write(
      `${figures}, heap ${Math.round(atRest / 1e6)} MB at rest, ${Math.round(after / 1e6)} MB after\n`,
    )
    expect(slow.slice(0, 10)).toEqual([])
  }
  expect(after / atRest).toBeLessThan(1.5)
})

test('a call that breaks is found, alone and wherever it stands in a batch', async () => {
  const { app, services } = matrix.current
  const admin = callersByName().get('superAdmin')
  if (!admin) throw new Error('there is nobody to call it')
  const leads = '/admin/config/leads'
  const roles = '/admin/config/roles/list'
  const faultsOf = async (...paths: string[]) => {
    const list = JSON.stringify({ calls: paths.map((path) => ({ method: 'GET', path })) })
    const headers = { 'content-type': 'application/json' }
    const inBatch = { method: 'POST', url: batch.path, headers, payload: Buffer.from(list) } as const
    const alone = { method: 'GET', url: paths.at(-1) ?? '', headers: {} } as const
    return [
      faultOf(alone.url, await send(app, alone, admin)),
      faultOf(inBatch.url, await send(app, inBatch, admin)),
    ]
  }
  expect(await faultsOf(roles, leads)).toEqual([null, null])
  await sql`alter table lead rename to lead_that_is_gone`.execute(services.db)
  expect(await faultsOf(roles, leads)).toEqual(['status 500', 'code 1500'])
  expect(await faultsOf(roles)).toEqual([null, null])
})
