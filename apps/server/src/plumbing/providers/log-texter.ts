import type { Log, Texter } from '@candor/kernel/services'

/** Writes text messages into the log instead of sending them: for a server that only its own machine reaches. */
export function openLogTexter(log: Log): Texter {
  return {
    async sendText({ to, text }) {
      log.info({ to, text }, 'a text message, which no provider carries')
    },
  }
}
