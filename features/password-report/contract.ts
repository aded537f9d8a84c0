import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { checkReportPassword } from '../shares/contract.ts'

// Its refusals are those of opening a link, in the words of shares.
const defineCall = callsOf('shares')

/** −1 and null: still being analysed. A score that the share leaves out, or that was never made, is not named at all. */
const Score = z.optional(z.nullable(z.number()))

/** The report as the mobile report has it (P3-015). */
const ReportDetail = z.object({
  aiallscore: Score,
  /** What the overall score is out of: 5, and 3 in an L5 position. */
  aiallscoreoutof: z.number(),
  /** Out of 5, as the two after it. */
  aitdna: Score,
  aiemotion: Score,
  aispeech: Score,
  /** Seconds. */
  usetime: z.nullable(z.number()),
  totaltime: z.nullable(z.number()),
  sortaiscore: z.array(z.object({ competence_name: z.string(), competence_comment: z.string() })),
  /** Null where there is no such analysis, or the law of the company has none. */
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
        /** −1: still being analysed. */
        score: z.number(),
        totalLabelScore: z.number(),
        /** 1: the label is of recorded answers. */
        isVideo: z.number(),
      }),
    }),
  ),
})

const reading = {
  method: 'POST',
  access: 'public',
  input: z.object({
    /** The token of the link. */
    interviewId: WireId,
    pin: z.optional(z.string().check(z.regex(/^([0-9A-Za-z]{6})?$/))),
  }),
  reply: ReportDetail,
  refusals: checkReportPassword.refusals,
} as const

/** The report of a link for whoever has its password: tries are counted with those of `checkReportPassword`. */
export const reportNew4Mobile = defineCall({
  ...reading,
  path: '/mark/interview/interview/reportNew4Mobile',
  summary: 'The report of a link, by its password',
})

/** The same report by its second name (decision C72). */
export const report4MobileV2 = defineCall({
  ...reading,
  path: '/mark/interview/interview/report4MobileV2',
  summary: 'The report of a link, by its password, under its second name',
})
