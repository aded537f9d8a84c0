import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'

const defineCall = callsOf('viewings')

/** Interval in which an open report reports that it is in view (R9-055). */
export const viewingIntervalMs = 15_000

/** Epoch milliseconds, by the caller's clock. */
const Time = wireNumber(0, latestTime)

/** Devices on which a report is viewed. */
export const devices = ['desktop', 'tablet', 'phone'] as const

/**
 * Records that a report was in view from `startTime` to `endTime`. The first call of a visit has no `logId` and gets
 * one.
 *
 * A visitor sends the section as well; their readings are stored with the share.
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
    /** The client; `mobile` for this one, on any device. */
    type: z.enum(['mobile', 'desktop']),
    /** The kind of device. */
    device: z.optional(z.enum(devices)),
    /** The visitor's tab: `22`, or with an inner tab, `1.0`. */
    section: z.optional(z.string().check(z.maxLength(8))),
    logId: OptionalWireId,
  }),
  reply: z.object({ logId: z.string() }),
  refusals: { notBackwards: codes.invalidInput, unknownSection: codes.invalidInput },
})

/** The readers of an interview's report, the last one first. */
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
      /** Total time in view over all visits (milliseconds). */
      viewedMs: z.number(),
      visits: z.number(),
    }),
  ),
})

/** How long each section was in view by a share, longest first. */
export const Readings = z.array(
  z.object({
    /** The tab: `22`, or with an inner tab, `1.0`. */
    section: z.string(),
    /** Total over all visits (milliseconds). */
    viewedMs: z.number(),
  }),
)
