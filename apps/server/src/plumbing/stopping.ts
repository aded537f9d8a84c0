import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@candor/kernel/services'

/** A part of the process that must be stopped, with its name in the log. */
export interface Step {
  readonly name: string
  end(): Promise<unknown> | undefined
}

/** The time limit of one part: a supervisor kills after 90 seconds or more. */
const stepMs = 15_000

const late = Symbol('late')

/**
 * Ends the parts of the process one after another. One that fails or takes too long is logged, and the next is ended
 * all the same, so that a stop always completes.
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
 * Ends the parts in order, once, and then the process: with 0 on a signal, with 1 after an uncaught exception, which is
 * logged with its cause. The state after such an exception is unknown, so a supervisor should start a new process.
 * Returns the same stop for faults that were caught.
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
  // Also called for unhandled rejections.
  process.on('uncaughtException', (error, origin) => {
    log.error({ err: error, origin }, 'a fault that nothing caught: the process ends')
    stop(1)
  })
  return stop
}
