import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@candor/kernel/services'

/** A part of the process that has to end, as the log names it. */
export interface Step {
  readonly name: string
  end(): Promise<unknown> | undefined
}

/** How long one part may take: a supervisor kills after 90 seconds or more. */
const stepMs = 15_000

const late = Symbol('late')

/**
 * Ends the parts of the process one after the other. One that fails or takes too long is logged, and the next is
 * ended all the same: a stop always comes to its end.
 */
export async function endInOrder(log: Log, steps: readonly Step[], limitMs = stepMs): Promise<void> {
  for (const { name, end } of steps) {
    try {
      const outcome = await Promise.race([end(), pause(limitMs, late)])
      if (outcome === late) log.warn({ limitMs }, `${name} did not end in time`)
    } catch (error) {
      log.warn({ err: error }, `${name} did not end in order`)
    }
  }
}

/**
 * Ends the parts in order, once, and then the process: with 0 when it was asked to stop, with 1 after a fault that
 * nothing caught, which is logged with its cause. Nobody knows what such a fault left behind, so a new process is
 * to go on; starting it is the supervisor's. Gives the same stop for faults that are caught.
 */
export function stopInOrder(log: Log, steps: readonly Step[]): (exitCode: number) => void {
  let isStopping = false
  const stop = (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    void endInOrder(log, steps).then(() => process.exit(exitCode))
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  // A rejection that nothing handles comes here too.
  process.on('uncaughtException', (error, origin) => {
    log.error({ err: error, origin }, 'a fault that nothing caught: the process ends')
    stop(1)
  })
  return stop
}
