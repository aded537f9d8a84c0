import { connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listServedCalls } from '@candor/testkit/calls'
import { collectGarbage } from '@candor/testkit/garbage'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect, inject, test } from 'vitest'
import type { Caller } from '../callers/callers-under-test.ts'
import { type Case, casesOf } from '../callers/cases-under-test.ts'
import { inputFor } from '../callers/inputs-under-test.ts'
import { matrixUnderTest } from '../callers/matrix-under-test.ts'
import { type RawRequest, requestsFor } from './requests-under-test.ts'

declare module 'vitest' {
  interface ProvidedContext {
    fuzz: { readonly requests: number; readonly seed: number }
  }
}

/*
 * Requests made from the contract of every call and from around it, as every kind of caller. `npm run bench:fuzz` sends
 * a hundred thousand and looks at time as well, which a busy machine would spoil here. A finding names the seed.
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

interface Answered {
  readonly status: number
  readonly text: string
  readonly ms: number
  /** The longest time in which nobody else could be answered. */
  readonly blockedMs: number
}

const loop = monitorEventLoopDelay({ resolution: 5 })

async function send(
  app: FastifyInstance,
  { payload, ...given }: RawRequest,
  caller: Caller,
): Promise<Answered> {
  const headers = { ...given.headers, ...(caller.token === null ? {} : { token: caller.token }) }
  loop.reset()
  const began = performance.now()
  const response = await app.inject({ ...given, headers, ...(payload && { payload }), payloadAsStream: true })
  let text = ''
  for await (const chunk of response.stream()) {
    text += String(chunk)
    // A stream of events has answered with its first words.
    if (String(response.headers['content-type']).startsWith('text/event-stream')) break
  }
  return { status: response.statusCode, text, ms: performance.now() - began, blockedMs: loop.max / 1e6 }
}

/** What is wrong with an answer; null where nothing is. */
function faultOf({ status, text }: Answered): string | null {
  if (status >= 500) return `status ${status}`
  if (text.startsWith('event:') || text.startsWith('id:') || text.startsWith(':')) return null
  const found = /^\{"code":(\d+),/.exec(text)
  if (!found) return `no envelope: ${text.slice(0, 80)}`
  return found[1] === '1500' ? 'code 1500' : null
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

async function sendBlock(
  block: number,
  size: number,
  onAnswer: (answered: Answered, about: Finding) => void,
) {
  const { app, people, strangers, own, media, ...rest } = matrix.current
  const callers = [...people.values(), ...strangers.values()]
  for (let index = 0; index < size; index += 1) {
    const turn = block * size + index
    const one: Case | undefined = cases[turn % cases.length]
    // Most as somebody who gets far.
    const caller = turn % 3 === 0 ? callers[(turn * 7) % callers.length] : people.get('superAdmin')
    if (!one || !caller) throw new Error('there is no call or nobody to call it')
    const meant = inputFor({ own, media, other: rest.other, visitOf: rest.visitOf }, one, caller)
    const [request] = fc.sample(requestsFor(one.call, meant), { numRuns: 1, seed: seed + turn })
    if (!request) throw new Error('there is no request')
    const answered = await send(app, request, caller)
    // What a call changed, a sign-out say, must not shut the others out.
    if (request.method === 'POST' && answered.text.startsWith('{"code":0,')) await matrix.current.restore()
    onAnswer(answered, { what: faultOf(answered) ?? '', by: caller.name, request: shown(request) })
  }
}

/** Connections that send half of a body and wait: they may cost nobody anything. */
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

test(`${requests} requests from the contract of ${calls.length} calls and around it: no fault of ours, and no memory kept`, {
  timeout: 120_000 + requests * 60,
}, async () => {
  const findings: Finding[] = []
  const slow: string[] = []
  const size = 250
  let slowestMs = 0
  let longestMs = 0
  const look = (answered: Answered, about: Finding) => {
    if (about.what) findings.push(about)
    slowestMs = Math.max(slowestMs, answered.ms)
    longestMs = Math.max(longestMs, answered.blockedMs)
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
