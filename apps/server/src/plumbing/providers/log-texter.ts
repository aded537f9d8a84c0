import type { Log, Texter } from '@candor/kernel/services'

/** Writes text messages into the log, as a telephone would show them: for a server that its own machine alone reaches. */
export function openLogTexter(log: Log): Texter {
  return {
    async sendText({ to, text }) {
      log.info({ to, text }, 'a text message, which no provider carries')
    },
  }
}
