import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import {
  Nothing,
  OptionalWireId,
  optionalWireNumber,
  readTextList,
  WireId,
  wireNumber,
} from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('recommend')

/** The most characters of a remark to colleagues, and of a reason (R9-003). */
export const maxNoteLength = 500

/** How many accounts a page holds, and may at most. */
export const accountsPerPage = 50

/** How many accounts an answer holds where no page is asked for: all of a company's, as far as one may be sent. */
export const maxAccounts = 10_000

/** The most candidates, and the most colleagues, of one recommendation. */
export const maxRecommended = 100

const Note = z._default(z.string().check(z.maxLength(maxNoteLength)), '')

/** An id is a text, or a number where a client keeps it as one; whatever else stands there stays, and is refused. */
function readId(id: unknown): unknown {
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : id
}

/** One more than may be is enough to be refused for: the rest is not looked at. */
function readIds(value: unknown, max: number): unknown[] {
  const list = typeof value === 'string' ? readTextList(value) : (value ?? [])
  const ids = Array.isArray(list) ? list : [list]
  const distinct = new Set<unknown>()
  for (const id of ids) {
    if (distinct.size > max) break
    distinct.add(readId(id))
  }
  return [...distinct]
}

/** Ids as a list of JSON, or as text with commas between them; each counts once. */
function idList(max: number) {
  return z.pipe(
    z.transform((value: readonly string[] | string): unknown => readIds(value, max)),
    z.array(WireId).check(z.maxLength(max)),
  )
}

const ColleagueAccount = z.object({
  userId: z.string(),
  /** The same as `userId`: both documents name both. */
  id: z.string(),
  userName: z.string(),
  email: z.string(),
  userType: z.string(),
})

/**
 * The accounts to whom a candidate can be given, by name: all of them, or in pages where a `limit` or a `cursor` is sent.
 * The next page begins after the last account of one.
 */
export const listUnfrozenUsers = defineCall({
  method: 'POST',
  path: '/admin/user/listUnfrozenUsers',
  summary: 'The accounts of the company that are not frozen',
  access: 'user',
  onFailure: ['signIn'],
  input: z.object({
    /** Read for the sake of other clients: accounts belong to no position. */
    positionIdList: z.optional(idList(1000)),
    /** A part of the user name or the e-mail, in any case. */
    searchText: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** The `userId` of the last account of the page before. */
    cursor: OptionalWireId,
    limit: optionalWireNumber(1, accountsPerPage),
  }),
  reply: z.array(ColleagueAccount),
})

/** Recommends candidates to colleagues: each of them to each, within one stage. */
export const transmitResume = defineCall({
  method: 'POST',
  path: '/candidate/jobseekerChannel/jobseekerChannel/transmitResume',
  summary: 'Recommends candidates to colleagues',
  access: 'user',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    registerUserIdAry: idList(maxRecommended),
    resumeIndex: optionalWireNumber(0, 100),
    selectNote: Note,
    /** The stage of the recommendation; the candidate's own when left out. */
    targetStageId: OptionalWireId,
    targetStageTypeKind: optionalWireNumber(0, 100),
    /** Ids of the candidates. */
    updateIdsAry: idList(maxRecommended),
  }),
  reply: Nothing,
  refusals: {
    nobodyChosen: codes.invalidInput,
    noCandidate: codes.invalidInput,
    unknownColleague: codes.notFound,
  },
})

/** What was recommended to the caller: the newest that was not withdrawn. Null when nothing was. */
export const findOperateStatus = defineCall({
  method: 'GET',
  path: '/candidate/interviewer/search/operateStatus',
  summary: 'Whether and how the caller answered a recommendation',
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' }, self: 'interviewerId' },
  onFailure: ['signIn'],
  input: z.object({
    jobSeekerChannelId: WireId,
    interviewerId: OptionalWireId,
    recommendStageId: OptionalWireId,
  }),
  reply: z.nullable(
    z.object({
      /** 0 waits for an answer, 1 was answered (R4-027, R4-028). */
      recommendStatus: z.number(),
      /** 1 pass, 4 wait, 2 reject (R4-024); null while nothing is decided. */
      operateStatus: z.nullable(z.number()),
      recommendStageId: z.string(),
      /** Who recommended, the first one first, and everybody who added a remark since. */
      recommendedBy: z.array(
        z.object({
          /** Null when a machine brought it. */
          userName: z.nullable(z.string()),
          selectNote: z.nullable(z.string()),
          /** Epoch milliseconds. */
          createdTime: z.number(),
        }),
      ),
    }),
  ),
})

/** Accepts, refuses or decides what was recommended to the caller. */
export const saveOperateStatus = defineCall({
  method: 'POST',
  path: '/candidate/interviewer/save/operateStatus',
  summary: 'Answers a recommendation, or decides with it',
  access: {
    report: 'candidate',
    by: { candidate: 'jobSeekerChannelId', position: 'positionId' },
    act: 'read',
    self: 'interviewerId',
  },
  onFailure: ['signIn'],
  input: z.object({
    jobSeekerChannelId: WireId,
    interviewerId: OptionalWireId,
    estimateContent: Note,
    /** 2 refuses (R4-032), 1 operates. */
    operateChannel: wireNumber(1, 2),
    /** The stage of the recommendation. */
    stageId: OptionalWireId,
    positionId: OptionalWireId,
    /** 1 pass, 4 wait, 2 reject: a decision, whatever the channel. */
    operateStatus: optionalWireNumber(1, 4),
    /** What the page says it had opened of the report: tabs, inner tabs after a dot. */
    openedTabs: z.optional(z.string().check(z.maxLength(200), z.regex(/^(\d{1,2}(\.\d)?(,|$))*$/))),
  }),
  reply: Nothing,
  refusals: {
    notRecommended: codes.noPermission,
    alreadyDecided: codes.changedMeanwhile,
    unknownDecision: codes.invalidInput,
  },
})
