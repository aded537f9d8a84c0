import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import { passageKinds } from '@candor/kernel/services/searching'
import * as z from 'zod/mini'
import { Chip, maxChips } from '../../candidates/shortlist/contract/filter.ts'
import { ListRow } from '../../candidates/shortlist/contract/list.ts'
import { longestText, scopes } from './contract/words.ts'

const defineCall = callsOf('search')

/** The most passages of one page. */
export const pageSize = 20
/** A count beyond this is told as "more than". */
export const mostCounted = 1_000

export const searchFields = {
  /** Words that all stand in one passage, and phrases between quotes. */
  text: z.string().check(z.maxLength(longestText)),
  chips: z.optional(z.array(Chip).check(z.maxLength(maxChips))),
}

const ScopeField = z.enum(['said', 'resumes'])
export const sortValues = ['newest', 'best'] as const

/** Why a text finds nothing: it is empty, has no sign that is looked for, or more than ten words. */
const Problem = z.nullable(z.enum(['empty', 'nothing', 'tooMany']))

/** A stretch of the text that the search found, in UTF-16 offsets. */
const Mark = z.object({ from: z.number(), to: z.number() })

const Passage = z.object({
  passageId: z.string(),
  candidateId: z.string(),
  interviewId: z.nullable(z.string()),
  kind: z.enum(passageKinds),
  text: z.string(),
  marks: z.array(Mark),
  /** Id of the question, the remark, or the section of the resume. */
  source: z.string(),
  /** Number of the recorded question, from 1. */
  question: z.nullable(z.number()),
  /** Begin in the session, in milliseconds. */
  startMs: z.nullable(z.number()),
  /** Name of the place, such as an employer or the author of a remark. */
  place: z.nullable(z.string()),
  /** Epoch milliseconds. */
  at: z.number(),
})
export type Passage = z.output<typeof Passage>

/** The candidate of a passage, as the list of candidates shows it. */
const Person = z.object({
  ...ListRow.shape,
  /** Passages of this candidate that the search finds; more than 1,000 are told as 1,001. */
  count: z.number(),
})
export type Person = z.output<typeof Person>

export const findPassages = defineCall({
  method: 'POST',
  path: '/candidate/search/find',
  isRead: true,
  summary: 'Sentences and paragraphs that have some words',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({
    ...searchFields,
    scope: ScopeField,
    sort: z.optional(z.enum(sortValues)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    problem: Problem,
    /** At most 20, in order. Those of one candidate follow one another in the newest order. */
    passages: z.array(Passage),
    /** The candidates of the passages. */
    people: z.array(Person),
    /** Cursor of the next page; null at the end. */
    nextCursor: z.nullable(z.string()),
  }),
})

/** Counts of one search, all by the rights of the caller. */
export const countPassages = defineCall({
  method: 'POST',
  path: '/candidate/search/count',
  isRead: true,
  summary: 'How many passages and people a search finds',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({ ...searchFields, scope: z.enum(scopes) }),
  reply: z.object({
    problem: Problem,
    /** Each at most 1,001, which is told as "1,000+". */
    said: z.number(),
    resumes: z.number(),
    people: z.number(),
    /** Candidates of the passages of the scope, of the first 1,001. */
    candidates: z.number(),
    /**
     * Where the scope finds nothing with the chips: the chip that leaves out the most, by its place, with what the search
     * finds without it. Null where no chip alone leaves something out.
     */
    leftOut: z.nullable(z.object({ place: z.number(), count: z.number() })),
  }),
})

/** A passage with the passages before and after it. */
export const readAround = defineCall({
  method: 'POST',
  path: '/candidate/search/around',
  isRead: true,
  summary: 'The passages around one',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({ passageId: WireId, text: z.string().check(z.maxLength(longestText)) }),
  reply: z.object({
    /** Empty where the passage is gone, or the caller may not see it any more. */
    passages: z.array(Passage),
    person: z.nullable(Person),
    /** Whether the passage is evidence, and the caller gives an opinion in which it can be cited. */
    mayCite: z.boolean(),
  }),
})
