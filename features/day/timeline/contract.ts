import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Mention } from '../../review/mentions/contract/mention.ts'

const defineCall = callsOf('timeline')

/** Entries of one page. */
export const timelinePageSize = 50

/** The filters of the timeline. */
export const timelineFilters = ['all', 'candidate', 'people', 'mail', 'machine'] as const

const Fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

export const TimelineEntry = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** The kind, such as `moved`; the feature of the kind words it. */
  kind: z.string(),
  group: z.enum(['candidate', 'people', 'mail', 'machine']),
  /** Who did it; null for the candidate, the machine, and a former colleague. */
  by: z.nullable(z.object({ name: z.string(), isSelf: z.boolean() })),
  /** What the kind tells. */
  facts: z.record(z.string(), Fact),
  /** Colleagues named in the text of the entry. */
  mentions: z.array(Mention),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

/** Everything about a candidate that the reader may see, newest first, page by page. */
export const readTimeline = defineCall({
  method: 'GET',
  path: '/candidate/timeline/read',
  summary: 'Everything about a candidate in one order, newest first',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  onFailure: ['signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    filter: z._default(z.enum(timelineFilters), 'all'),
    /** The cursor of the page before; an unreadable one begins at the start. */
    before: z.optional(z.string().check(z.maxLength(120))),
  }),
  reply: z.object({
    list: z.array(TimelineEntry),
    /** How many entries each filter has. */
    counts: z.object({
      all: z.number(),
      candidate: z.number(),
      people: z.number(),
      mail: z.number(),
      machine: z.number(),
    }),
    /** Cursor of the next page; null at the end. */
    before: z.nullable(z.string()),
  }),
})

/** How long a candidate was in each stage. */
export const readStageDays = defineCall({
  method: 'GET',
  path: '/candidate/timeline/stageDays',
  summary: 'The days of a candidate in each stage, with the limits',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  onFailure: ['signIn'],
  input: z.object({ jobseekerChannelId: WireId }),
  reply: z.array(
    z.object({
      stageId: z.string(),
      /** In the caller's language. */
      name: z.string(),
      /** Whole days, all stays together. */
      days: z.number(),
      limitDays: z.nullable(z.number()),
      isNow: z.boolean(),
    }),
  ),
})
