import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Description, Language, Person, Salary, State } from './contract/fields.ts'
import { listTabs, maxSearchLength } from './contract/list-search.ts'

const defineCall = callsOf('positions')

/** The most positions of one page. */
export const pageSize = 50

/** The people in play in one stage, and how many of them are past its limit. */
const StageCount = z.object({ stageId: z.string(), count: z.number(), past: z.number() })
const Counts = z.object({ count: z.number(), past: z.number() })

/** The person who is furthest past the limit of the stage, or waits the longest. */
const Oldest = z.object({
  /** Null for a caller who does not reach all candidates. */
  jobseekerChannelId: z.nullable(z.string()),
  /** Masked for an anonymous candidate; null as above. */
  name: z.nullable(z.string()),
  nameLatin: z.nullable(z.string()),
  stageName: z.string(),
  /** Whole days in the stage. */
  days: z.number(),
  limitDays: z.nullable(z.number()),
})

const head = {
  positionId: z.string(),
  name: z.string(),
  nameLatin: z.nullable(z.string()),
  nameTw: z.nullable(z.string()),
  grade: z.string(),
  place: z.string(),
  state: State,
  seats: z.number(),
  /** Candidates with the outcome hired. */
  hired: z.number(),
  inPlay: z.number(),
  past: z.number(),
  /** Epoch milliseconds; null for a draft. */
  openedAt: z.nullable(z.number()),
  /** Epoch milliseconds; null unless closed. */
  closedAt: z.nullable(z.number()),
  /** The number of changes; a change names the revision of its base. */
  revision: z.number(),
  recruits: z.array(Person),
} as const

const ListedPosition = z.object({
  ...head,
  /** Epoch milliseconds. */
  createdAt: z.number(),
  addedBy: z.nullable(Person),
  /** Its stages that are columns of the list; a column without an entry is no stage of the position. */
  stages: z.array(StageCount),
  /** The people in all other stages. */
  others: Counts,
  oldest: z.nullable(Oldest),
  /** Of a draft: the parts that nobody has written yet. */
  missing: z.array(z.enum(['description', 'recruits', 'interviews'])),
})

/** The positions of a tab, furthest past a limit first, then by the longest wait. */
export const listPositions = defineCall({
  method: 'GET',
  path: '/admin/position/list',
  summary: 'The positions with the people in each stage, furthest past a limit first',
  access: { user: {}, needs: 'position' },
  input: z.object({
    tab: z.enum(listTabs),
    /** Part of a name, a place or the name of a recruiter. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(maxSearchLength))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  reply: z.object({
    list: z.array(ListedPosition),
    /** The stages of the company, in order. */
    columns: z.array(z.object({ stageId: z.string(), name: z.string() })),
    /** The number of positions in each tab. */
    counts: z.object({ open: z.number(), mine: z.number(), draft: z.number(), closed: z.number() }),
    /** The people of all open positions. */
    open: Counts,
    /** Sums over all positions that the tab and the text find. */
    sum: z.object({
      seats: z.number(),
      hired: z.number(),
      stages: z.array(StageCount),
      others: Counts,
      /** The most people in one stage of one position: all bars have one scale. */
      most: z.number(),
    }),
    /** Whether the caller may add and change positions. */
    mayChange: z.boolean(),
    nextCursor: z.nullable(z.string()),
  }),
})

export const getPosition = defineCall({
  method: 'GET',
  path: '/admin/position/get',
  summary: 'Everything that is written about a position, and the people in its stages',
  access: { user: {}, needs: 'position' },
  input: z.object({ positionId: WireId }),
  reply: z.object({
    ...head,
    externalId: z.string(),
    interviews: z.array(Person),
    description: Description,
    /** Null without one, and where the company shows no salaries. */
    salary: z.nullable(Salary),
    showsSalary: z.boolean(),
    languages: z.array(Language),
    /** Its stages in order, then other stages in which somebody is. */
    stages: z.array(
      z.object({
        stageId: z.string(),
        name: z.string(),
        limitDays: z.nullable(z.number()),
        count: z.number(),
        past: z.number(),
      }),
    ),
    /** The account that changed it last; null for a file. */
    changedBy: z.nullable(Person),
    /** Epoch milliseconds; null without a change. */
    changedAt: z.nullable(z.number()),
    mayChange: z.boolean(),
  }),
})
