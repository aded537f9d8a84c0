import { serverTime } from '@candor/call/web/server-clock'
import { minuteMs } from '@candor/kernel/durations'
import { useNow } from 'use-intl'

/** The server's time in epoch milliseconds, to the minute: it decides what is past. */
export function useServerNow(): number {
  return serverTime(useNow({ updateInterval: minuteMs }).getTime())
}
