import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const defineCall = callsOf('viewings')

/** How often an open report says that it is in view (R9-055). */
export const viewingIntervalMs = 15_000

/** Epoch milliseconds, by the clock of the caller. */
const Time = wireNumber(0, latestTime)

/** What a report is viewed on. */
export const devices = ['desktop', 'tablet', 'phone'] as const

/**
 * Tells that a report was in view from `startTime` to `endTime`. The first of a visit has no `logId` and gets one.
 *
 * A visitor without an account tells which section it was; what they read is kept with the share that opened it.
 */
export const viewReportReq = defineCall({
  method: 'POST',
  path: '/mark/report/interview/viewReportReq',
  summary: 'Keeps how long a report was in view',
  access: { report: 'interview', by: { interview: 'interviewId' }, act: 'read', visitors: true },
  input: z.object({
    interviewId: WireId,
    startTime: Time,
    endTime: Time,
    /** The client; this one is always `mobile`, whatever it runs on. */
    type: z.enum(['mobile', 'desktop']),
    /** What the report is viewed on. */
    device: z.optional(z.enum(devices)),
    /** The tab that a visitor reads: `22`, or with an inner tab, `1.0`. */
    section: z.optional(z.string().check(z.maxLength(8))),
    logId: OptionalWireId,
  }),
  reply: z.object({ logId: z.string() }),
  refusals: { notBackwards: codes.invalidInput, unknownSection: codes.invalidInput },
})

/** Who read the report of an interview, the last reader first. */
export const listViewings = defineCall({
  method: 'GET',
  path: '/mark/report/interview/listViewings',
  summary: 'Who read a report, and for how long',
  access: { report: 'interview', by: { interview: 'interviewId' }, may: 'readViewings' },
  onFailure: ['signIn'],
  input: z.object({ interviewId: WireId }),
  reply: z.array(
    z.object({
      userId: z.string(),
      userName: z.string(),
      /** Epoch milliseconds. */
      firstTime: z.number(),
      lastTime: z.number(),
      /** Time in view over all visits (milliseconds). */
      viewedMs: z.number(),
      visits: z.number(),
    }),
  ),
})

/** How long the sections of a report were in view by a share, the longest first. */
export const Readings = z.array(
  z.object({
    /** The tab: `22`, or with an inner tab, `1.0`. */
    section: z.string(),
    /** Over all visits (milliseconds). */
    viewedMs: z.number(),
  }),
)
