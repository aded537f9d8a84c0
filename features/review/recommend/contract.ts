import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import {
  Nothing,
  OptionalWireId,
  optionalWireNumber,
  readTextList,
  WireBoolean,
  WireId,
  wireNumber,
} from '@candor/call/fields'
import * as z from 'zod/mini'
import { Reasons } from '../evaluations/contract/opinion.ts'
import { Mentioned } from '../mentions/contract.ts'

const defineCall = callsOf('recommend')

/** The most characters of a remark to colleagues, and of a reason (R9-003). */
export const maxNoteLength = 500

/** Default and greatest number of accounts on a page. */
export const accountsPerPage = 50

/** The most accounts in a reply without pages. */
export const maxAccounts = 10_000

/** The most candidates, and the most colleagues, of one recommendation. */
export const maxRecommended = 100

const Note = z._default(z.string().check(z.maxLength(maxNoteLength)), '')

/** A text, or a number from clients that store ids as numbers; anything else is refused later. */
function readId(id: unknown): unknown {
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : id
}

/** One more than allowed is enough to refuse: the rest is not read. */
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

/** Ids as a JSON list, or as text with commas; duplicates count once. */
function idList(max: number) {
  return z.pipe(
    z.transform((value: readonly string[] | string): unknown => readIds(value, max)),
    z.array(WireId).check(z.maxLength(max)),
  )
}

const ColleagueAccount = z.object({
  userId: z.string(),
  /** The same as `userId`, as the two documents differ. */
  id: z.string(),
  userName: z.string(),
  email: z.string(),
  userType: z.string(),
})

/** The accounts to whom a candidate can be recommended, by name: all of them, or in pages with `limit` or `cursor`. */
export const listUnfrozenUsers = defineCall({
  method: 'POST',
  path: '/admin/user/listUnfrozenUsers',
  isRead: true,
  summary: 'The accounts of the company that are not frozen',
  access: 'user',
  onFailure: ['signIn'],
  input: z.object({
    /** Accepted from other clients but ignored: accounts belong to no position. */
    positionIdList: z.optional(idList(1000)),
    /** Part of the user name or the e-mail, in any case, or of the name's pinyin or its initials. */
    searchText: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Only those who can answer a recommendation of the caller: no read-only account, and not the caller. */
    recommendable: z.optional(WireBoolean),
    /** `userId` of the last account on the previous page. */
    cursor: OptionalWireId,
    limit: optionalWireNumber(1, accountsPerPage),
  }),
  reply: z.array(ColleagueAccount),
})

/** Recommends each of the candidates to each of the colleagues, in one stage. */
export const transmitResume = defineCall({
  method: 'POST',
  path: '/candidate/jobseekerChannel/jobseekerChannel/transmitResume',
  canBeUndone: true,
  summary: 'Recommends candidates to colleagues',
  access: 'user',
  onFailure: ['signIn'],
  input: z.object({
    registerUserIdAry: idList(maxRecommended),
    resumeIndex: optionalWireNumber(0, 100),
    selectNote: Note,
    mentioned: Mentioned,
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
    oneself: codes.invalidInput,
    unknownColleague: codes.notFound,
  },
})

/** Accepts, declines or decides a recommendation to the caller. */
export const saveOperateStatus = defineCall({
  method: 'POST',
  path: '/candidate/interviewer/save/operateStatus',
  canBeUndone: true,
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
    /** Reasons of declining, or of a rejection, from the company's list (decision S91). */
    refuseReasons: Reasons,
    /** 2 declines (R4-032), 1 accepts. */
    operateChannel: wireNumber(1, 2),
    /** The stage of the recommendation. */
    stageId: OptionalWireId,
    positionId: OptionalWireId,
    /** 1 pass, 4 wait, 2 reject: a decision in any channel. */
    operateStatus: optionalWireNumber(1, 4),
    /** The tabs that the page had opened, inner ones after a dot. */
    openedTabs: z.optional(z.string().check(z.maxLength(200), z.regex(/^(\d{1,2}(\.\d)?(,|$))*$/))),
  }),
  reply: Nothing,
  refusals: {
    notRecommended: codes.noPermission,
    alreadyDecided: codes.changedMeanwhile,
    unknownDecision: codes.invalidInput,
  },
})
