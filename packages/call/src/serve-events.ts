import { PassThrough } from 'node:stream'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'zod/v4/core'
import type { AnyEventCall, EventOf, InputOf, ProofOf } from './define.ts'
import type { Gate } from './gate.ts'
import { readInput } from './input.ts'
import { countStreams } from './open-streams.ts'
import { published } from './published.ts'
import { type RequestContext, requestContextOf } from './request-context.ts'

/** The request of an event call, with what the gate proved just now. */
export type WatchRequest<C extends AnyEventCall> = { readonly input: InputOf<C> } & Readonly<
  ProofOf<C['access']>
>

export type PollRequest<C extends AnyEventCall> = WatchRequest<C> & {
  /** The version that the caller has seen; null: only later events count. */
  readonly since: number | null
}

export interface EventBatch<C extends AnyEventCall> {
  /** The version that the caller has seen once these events have arrived. Nothing is sent while it stays. */
  readonly version: number
  readonly events: readonly EventOf<C>[]
}

export interface EventSource<C extends AnyEventCall> {
  /** The new events. A refusal here answers the call at its start, and ends it later. */
  poll(request: PollRequest<C>): Promise<EventBatch<C>>
  /** Calls `notify` whenever a poll may find something. Returns a function that stops watching. Called before the first poll. */
  watch(request: WatchRequest<C>, notify: () => void): () => void
}

export type ServeEvents = <C extends AnyEventCall>(call: C, source: EventSource<C>) => void

/** How many streams one owner may have open at once in this process. */
export interface StreamLimit<Caller> {
  readonly most: number
  /** How many all owners together may have open; without a limit if left out. */
  readonly mostOfAll?: number
  /** The owner of a stream, by what the gate knows of the caller; null: not counted. */
  readonly ownerOf: (caller: Caller, context: RequestContext) => string | null
}

export interface ServeEventsOptions<Caller> extends Gate<Caller> {
  heartbeatMs: number
  streams: StreamLimit<Caller> | null
}

/** The most unread bytes before the client counts as gone. */
const maxUnreadBytes = 64 * 1024

function readVersion(request: FastifyRequest): number | null {
  const text = request.headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Returns a function that never runs twice at a time, and runs again when it was called meanwhile. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await run()
      }
    } finally {
      isRunning = false
    }
  }
}

/** The id comes last and alone: if a connection breaks amid a version's events, the client gets all of them again. */
function framesOf<C extends AnyEventCall>(call: C, { version, events }: EventBatch<C>): string {
  const frames = events.map(
    (event) => `event: ${call.eventName}\ndata: ${JSON.stringify(parse(call.event, event))}\n\n`,
  )
  return `${frames.join('')}id: ${version}\n\n`
}

/**
 * Registers event calls: server-sent events that end with the server, with the reader, and with the reader's rights.
 *
 * Every poll passes the gate again, at each change and at each heartbeat, so that a withdrawn right takes effect at
 * once.
 */
export function serveEvents<Caller>(app: FastifyInstance, options: ServeEventsOptions<Caller>): ServeEvents {
  const { authenticate, prove, heartbeatMs, streams } = options
  const open = new Set<PassThrough>()
  const owners = new WeakMap<FastifyRequest, string>()
  const countStream = countStreams(streams?.most ?? Number.POSITIVE_INFINITY, streams?.mostOfAll)
  app.addHook('preClose', async () => {
    for (const frames of open) frames.end()
  })

  async function answer<C extends AnyEventCall>(
    call: C,
    source: EventSource<C>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const context = requestContextOf(request)
    const input = readInput(call, { ...(request.query as object) }, context.locale) as InputOf<C>
    const frames = new PassThrough()
    let since = readVersion(request)
    let unwatch: (() => void) | null = null
    const poll = oneAtATime(async () => {
      const proof = await prove(call.access, await authenticate(call.access, context), input)
      const proven = { input, ...proof } as unknown as WatchRequest<C>
      // Watch before the first poll, so that nothing between the two is missed.
      unwatch ??= source.watch(proven, notify)
      const news = await source.poll({ ...proven, since })
      if (frames.writableEnded || frames.destroyed) return
      if (news.version !== since) frames.write(framesOf(call, news))
      since = news.version
    })
    let hasLooked = false
    let isNotifiedEarly = false
    const notify = () => {
      // The first poll answers the call, so that a refusal is still a normal reply.
      if (!hasLooked) {
        isNotifiedEarly = true
        return
      }
      poll().catch((error: unknown) => {
        if (error instanceof Refusal) request.log.info({ code: error.code }, 'events ended')
        else request.log.warn({ err: error }, 'events broke')
        frames.end()
      })
    }
    const owner = owners.get(request)
    const countOut = owner === undefined ? () => {} : countStream(owner)
    const leave = () => {
      unwatch?.()
      countOut()
    }
    try {
      await poll()
    } catch (error) {
      leave()
      throw error
    }
    hasLooked = true
    if (isNotifiedEarly) notify()
    frames.write(': open\n\n')
    const heartbeat = setInterval(() => {
      if (frames.readableLength > maxUnreadBytes) return frames.destroy()
      frames.write(': still here\n\n')
      notify()
    }, heartbeatMs)
    open.add(frames)
    frames.once('close', () => {
      clearInterval(heartbeat)
      leave()
      open.delete(frames)
    })
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // The stream ends when the server stops: nothing should wait for the connection then.
        .header('connection', 'close')
        .send(frames)
    )
  }

  return (call, source) => {
    app.route({
      method: call.method,
      url: call.path,
      exposeHeadRoute: false,
      schema: {
        ...published(call, options),
        querystring: call.input,
        response: { 200: { content: { 'text/event-stream': { schema: call.event } } } },
      },
      onRequest: async (request) => {
        const context = requestContextOf(request)
        const owner = streams?.ownerOf(await authenticate(call.access, context), context) ?? null
        if (owner !== null) owners.set(request, owner)
      },
      handler: (request, reply) => answer(call, source, request, reply),
    })
  }
}
