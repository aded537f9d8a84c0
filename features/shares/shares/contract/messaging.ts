import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { makingRefusals, shareNote, shareSections } from '../contract.ts'
import { shareLanguages } from './share.ts'
import { ShareAddress } from './share-address.ts'

const defineCall = callsOf('shares')

const access = {
  report: 'candidate',
  by: { either: 'shareUrl', interview: 'interviewId', candidate: 'jobseekerChannelId' },
  act: 'share',
} as const

/** An id of the messaging app: of a person or a conversation. */
export const AppId = z.optional(z.string().check(z.trim(), z.maxLength(128)))

const fields = {
  /** An address whose `userid` names the report, or only that id. */
  shareUrl: z.optional(ShareAddress),
  jobseekerChannelId: OptionalWireId,
  interviewId: OptionalWireId,
  /** The messaging app's ids of company and app; the installation is set up for one. */
  corpId: AppId,
  appId: AppId,
  /** The messaging app's id of the person who shares. */
  currentUserId: AppId,
  /** The conversation. */
  cid: AppId,
}

const reply = z.object({
  shareId: z.string(),
  /** Whether the link goes into the conversation; otherwise the caller passes it on. */
  isQueued: z.boolean(),
  /** Whether the link has a password. */
  hasPassword: z.boolean(),
  /** Link and password are only in the first reply; the password never goes into the conversation. */
  shareUrl: z.nullable(z.string()),
  password: z.nullable(z.string()),
  expiresAt: z.number(),
})

/**
 * Shares everything of a report that the caller may share, and sends the link into a conversation of the messaging app.
 */
export const sendMessage = defineCall({
  method: 'GET',
  path: '/open/dingtalk/sendMsg',
  isRead: false,
  summary: 'Shares a report into a conversation of the messaging app',
  access,
  onFailure: ['toast'],
  input: z.object(fields),
  reply,
  refusals: makingRefusals.refusals,
})

/** The same with the caller's choices. */
export const shareReport = defineCall({
  method: 'POST',
  path: '/candidate/jobseekerChannel/jobseekerChannel/shareReport',
  summary: 'Shares what is chosen of a report into a conversation of the messaging app',
  access,
  sends: 'json',
  onFailure: ['toast'],
  input: z.object({
    ...fields,
    sections: z.optional(shareSections),
    showsScores: z.optional(z.boolean()),
    days: optionalWireNumber(1, 365),
    hasPassword: z.optional(z.boolean()),
    language: z.optional(z.enum(shareLanguages)),
    note: z.optional(shareNote),
  }),
  reply,
  refusals: makingRefusals.refusals,
})
