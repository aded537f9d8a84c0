import { hourMs } from '@candor/kernel/durations'

/** Refused sign-ins of one account make one entry in this time, whatever their number (milliseconds). */
export const recordRefusedEveryMs = hourMs

/** Whether the log may have an entry about an account's refused sign-ins now, when the last one was at `recordedAt`. */
export function mayRecordRefused(recordedAt: Date | null, now: Date): boolean {
  return recordedAt === null || now.getTime() - recordedAt.getTime() >= recordRefusedEveryMs
}
