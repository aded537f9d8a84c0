import { minuteMs } from '@candor/kernel/durations'

/** For how many hours an unreachable mail server is tried before its mails are given up. */
const hoursOfTries = 72

/**
 * Delays after the first, second … failure of a mail (milliseconds); after the last it is given up. The hourly ones
 * deliver within the hour in which a mail server is back.
 */
export const retryDelaysMs = [1, 5, 30, ...Array.from({ length: hoursOfTries }, () => 60)].map(
  (minutes) => minutes * minuteMs,
)

/** The most tries of a mail that is refused because of this installation: every 6 hours after the first days. */
const triesUntilMended = retryDelaysMs.length + 27 * 4
const mendedDelayMs = 6 * 60 * minuteMs

interface Senders {
  readonly mailer: unknown
  readonly messenger: unknown
  readonly texter: unknown
}

export function missingSetting({ mailer, messenger, texter }: Senders, channel: string): string | null {
  if (channel === 'sms') return texter === null ? 'SMS_URL' : null
  if (channel === 'dingtalk') return messenger === null ? 'DINGTALK_URL' : null
  return mailer === null ? 'MAIL_URL' : null
}

/**
 * When a failed mail is tried again; null when it is given up. A mail refused because of this installation is tried for
 * 30 days (S70).
 */
export function nextTry(tries: number, now: Date, isBecauseOfUs = false): Date | null {
  const later = isBecauseOfUs && tries <= triesUntilMended ? mendedDelayMs : undefined
  const delay = retryDelaysMs[tries - 1] ?? later
  return delay === undefined ? null : new Date(now.getTime() + delay)
}

/** For how many days the text of a mail is kept after it was made. */
export const textKeptDays = 90
