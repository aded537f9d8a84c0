import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, optionalWireNumber, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { AppId } from '../../../shares/shares/contract/messaging.ts'
import { Mentioned } from '../../mentions/contract.ts'
import { OpenedTabs, Opinion, Reasons, Result, Score, Text } from './opinion.ts'

const defineCall = callsOf('evaluations')

/** One part of an evaluation: 1 overall, 2 video, 5 evaluation, 6 job suggestion (decision C17). */
export const addEstimate = defineCall({
  method: 'POST',
  path: '/mark/employ/estimate/addEstimate',
  canBeUndone: true,
  summary: 'Adds what a reviewer thinks of an interview, and decides with it',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    act: 'evaluate',
    self: 'estimateUserId',
  },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewId: OptionalWireId,
    /** Id of a candidate who has no interview yet. */
    jobseekerChannelId: OptionalWireId,
    estimateType: wireNumber(1, 6),
    ...Opinion,
    /** Accepted from other clients but ignored: the author is the signed-in account. */
    estimateUserId: OptionalWireId,
    /** The stage in view, where the company evaluates stage by stage. */
    recommendStageId: OptionalWireId,
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})

/** The most parts that one evaluation has. */
const maxParts = 5

/** A whole evaluation: all of its parts are stored or none (D27). The resume part has `estimateType` 3 here. */
export const addEstimates = defineCall({
  method: 'POST',
  path: '/mark/employ/estimate/addEstimates',
  canBeUndone: true,
  summary: 'Adds all parts of what a reviewer thinks of a candidate, or none, and decides with it',
  access: {
    report: 'candidate',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    act: 'evaluate',
    self: 'estimateUserId',
  },
  sends: 'json',
  onFailure: ['toast', 'signIn'],
  input: z.object({
    interviewId: OptionalWireId,
    /** Id of a candidate who has no interview yet. */
    jobseekerChannelId: OptionalWireId,
    estimates: z.array(z.object({ estimateType: wireNumber(1, 6), ...Opinion })).check(z.maxLength(maxParts)),
    /** Accepted from other clients but ignored: the author is the signed-in account. */
    estimateUserId: OptionalWireId,
    /** As above. */
    recommendStageId: OptionalWireId,
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})

/** Adds an evaluation of the resume (source 1) or a remark (source 4): both documents give them one path (decision C11). */
export const addEstimateResume = defineCall({
  method: 'POST',
  path: '/candidate/EstimateResume/EstimateResume/addEstimateResume',
  canBeUndone: true,
  summary: 'Adds what a reviewer thinks of a resume, or a remark',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId' },
    act: 'read',
    self: 'userId',
  },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    estimateText: Text,
    mentioned: Mentioned,
    result: Result,
    estimateScore: Score,
    refuseReasons: Reasons,
    source: wireNumber(1, 4),
    userId: OptionalWireId,
    /** The company as the messaging app names it (decision N17); the installation is set up for one. */
    corpId: AppId,
    type: optionalWireNumber(0, 100),
    isModify: optionalWireNumber(0, 1),
    isAdd: optionalWireNumber(0, 1),
    /** As above. */
    recommendStageId: OptionalWireId,
    openedTabs: OpenedTabs,
  }),
  reply: Nothing,
})
