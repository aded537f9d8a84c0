import type { AppServices } from '@candor/db/database'
import { openTurns } from '@candor/kernel/turns'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import type { ServiceCaller } from '../../../../platform/access/rules/viewer.ts'
import { countAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { ScimFault } from '../../rules/scim-fault.ts'
import { costOf, mostPerMinute } from '../../rules/scim-rate.ts'

/** A directory that must wait before it asks again. */
export class TooBusy extends ScimFault {
  readonly seconds: number

  constructor(seconds: number) {
    super(429, null, `Too many requests: try again in ${seconds} seconds`)
    this.seconds = seconds
  }
}

const busySeconds = 5

/**
 * Limits what the directories of one company may ask (decision S56).
 *
 * Returns a function that waits for a turn of the company, which ends with the reply. It throws `TooBusy` before the
 * body is read.
 */
export function openShare({ db, clock }: AppServices) {
  const turns = openTurns({ running: 4, runningOfOne: 2, waitingOfOne: 50, waitingInAll: 500 })
  return async (caller: ServiceCaller, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { start, secondsLeft } = attemptWindow(clock.now(), 1)
    const cost = costOf(request.method, request.headers['content-length'])
    const spent = await countAttempt(db, `directory of ${caller.companyId}`, start, cost)
    if (spent > mostPerMinute) throw new TooBusy(secondsLeft)
    const end = await turns.take(caller.companyId)
    if (!end) throw new TooBusy(busySeconds)
    // A client may have left while its request waited.
    if (reply.raw.destroyed) end()
    else reply.raw.once('close', end)
  }
}
