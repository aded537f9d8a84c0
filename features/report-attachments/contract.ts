import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-attachments')

/** A file or a link that belongs to a candidate. */
export const AttachmentEntry = z.object({
  attachInfoId: z.string(),
  attachName: z.string(),
  /** A media address, or where a link leads. */
  attachUrl: z.string(),
  /** 0 file, 1 link. */
  attachType: z.number(),
  /** Of the stored file: lower case, without the dot; empty for a link. */
  ending: z.string(),
})
export type AttachmentEntry = z.output<typeof AttachmentEntry>

/** The attachments of a candidate; of an anonymous one there are none. */
export const listAttachments = defineCall({
  method: 'POST',
  path: '/candidate/attachInfo/list',
  summary: 'The files and links that belong to a candidate',
  access: 'reader',
  input: z.object({ jobSeekerChannelId: WireId }),
  reply: z.array(AttachmentEntry),
})

/** Each of the three is 1 yes, 0 no, null not known. */
const YesNo = z.nullable(z.number())

/** What a background check asked; `isFill` 0 says that nobody has filled it in yet. */
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
  access: 'reader',
  input: z.object({ jobseekerChannelId: WireId, companyId: OptionalWireId }),
  reply: z.nullable(BackgroundCheckEntry),
})
