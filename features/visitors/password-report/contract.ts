import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { checkReportPassword } from '../../shares/shares/contract.ts'

// Its refusals are those of opening a link, with the messages of shares.
const defineCall = callsOf('shares')

/** −1 and null: still analysing. A score that the share does not open, or that does not exist, has no field. */
const Score = z.optional(z.nullable(z.number()))

/** The report in the form of the mobile report (P3-015). */
const ReportDetail = z.object({
  aiallscore: Score,
  /** Scale of the overall score: 5, and 3 in an L5 position. */
  aiallscoreoutof: z.number(),
  /** Out of 5, like the next two. */
  aitdna: Score,
  aiemotion: Score,
  aispeech: Score,
  /** Seconds. */
  usetime: z.nullable(z.number()),
  totaltime: z.nullable(z.number()),
  sortaiscore: z.array(z.object({ competence_name: z.string(), competence_comment: z.string() })),
  /** Null where there is no such analysis, while it is being made, or where the company's law forbids it. */
  emotionscore: z.nullable(
    z.object({
      emtions: z.array(z.object({ emotionname: z.string(), emotioncount: z.number() })),
      topemotion: z.array(z.object({ emotionname: z.string(), emotiondesc: z.string() })),
    }),
  ),
  sortablescore: z.array(
    z.object({
      label: z.string(),
      labeldesc: z.nullable(z.string()),
      labelinfo: z.object({
        /** −1: still analysing. */
        score: z.number(),
        totalLabelScore: z.number(),
        /** 1: the label is from recorded answers. */
        isVideo: z.number(),
      }),
    }),
  ),
  /** Keys of parts of the bundle that came in and cannot be read: nothing of them is in the reply. */
  unreadable: z.optional(z.array(z.string())),
})

const reading = {
  method: 'POST',
  access: 'public',
  input: z.object({
    /** Token of the link. */
    interviewId: WireId,
    pin: z.optional(z.string().check(z.regex(/^([0-9A-Za-z]{6})?$/))),
  }),
  reply: ReportDetail,
  refusals: checkReportPassword.refusals,
} as const

/** The report of a link with its password: tries are counted together with those of `checkReportPassword`. */
export const reportNew4Mobile = defineCall({
  ...reading,
  path: '/mark/interview/interview/reportNew4Mobile',
  summary: 'The report of a link, by its password',
})

/** The same report under its second path (decision C72). */
export const report4MobileV2 = defineCall({
  ...reading,
  path: '/mark/interview/interview/report4MobileV2',
  summary: 'The report of a link, by its password, under its second name',
})
