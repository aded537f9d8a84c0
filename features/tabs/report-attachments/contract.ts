import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-attachments')

/** A file or a link that belongs to a candidate. */
export const AttachmentEntry = z.object({
  /** Unique within the company. */
  attachInfoId: z.string(),
  attachName: z.string(),
  /** A media address, or the address of a link. */
  attachUrl: z.string(),
  /** 0 file, 1 link. */
  attachType: z.number(),
  /** Ending of the stored file: lower case, without the dot; empty for a link. */
  ending: z.string(),
  /** Whether the report can show the file; false for a link. */
  hasPreview: z.boolean(),
})
export type AttachmentEntry = z.output<typeof AttachmentEntry>

/** The attachments of a candidate; none for an anonymous one, and for a reader to whom they are not open. */
export const listAttachments = defineCall({
  method: 'POST',
  path: '/candidate/attachInfo/list',
  isRead: true,
  summary: 'The files and links that belong to a candidate',
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' }, visitors: true },
  input: z.object({ jobSeekerChannelId: WireId }),
  reply: z.array(AttachmentEntry),
})

/** Deletes one file or link for good; its file is no longer served. No screen has a button for it. */
export const deleteAttachment = defineCall({
  method: 'POST',
  path: '/candidate/attachInfo/delete',
  canBeUndone: true,
  summary: 'Deletes a file or a link of a candidate',
  access: 'user',
  onFailure: ['toast'],
  input: z.object({ attachInfoId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: Nothing,
})

/** Each of the three is 1 yes, 0 no, null not known. */
const YesNo = z.nullable(z.number())

/** The questions of a background check; `isFill` 0: nobody has filled it in yet. */
export const BackgroundCheckEntry = z.object({
  finishCheck: YesNo,
  cheatFlag: YesNo,
  violationResult: YesNo,
  isFill: z.number(),
})
export type BackgroundCheckEntry = z.output<typeof BackgroundCheckEntry>

/** The background check of a candidate, or null where there is none. */
export const getBackgroundCheck = defineCall({
  method: 'GET',
  path: '/candidate/background/getBackgroundCheck',
  summary: 'The background check of a candidate',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId', company: 'companyId' },
    needs: 'background',
  },
  input: z.object({ jobseekerChannelId: WireId, companyId: OptionalWireId }),
  reply: z.nullable(BackgroundCheckEntry),
})
