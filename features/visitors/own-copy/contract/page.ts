import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { CopyFault } from '../../../candidates/candidate-copy/contract.ts'
import { linkRefusals } from '../../../meetings/planning/contract/mail-links.ts'
import { PartnerBrandReply } from '../../../platform/company/contract.ts'
import { confirmOwnCopyAt, makeOwnCopyAt, openOwnCopyAt, readOwnCopyAt } from './addresses.ts'

const defineCall = callsOf('own-copy')

const Pass = z.string().check(z.maxLength(500))

/** The own copy as the page shows it. Times are in epoch milliseconds. */
const OwnCopy = z.object({
  /** `none`: nobody has ordered one by this link. */
  state: z.enum(['none', 'waiting', 'making', 'made', 'failed']),
  fault: CopyFault,
  filesAll: z.number(),
  filesDone: z.number(),
  sizeBytes: z.nullable(z.number()),
  expiresTime: z.nullable(z.number()),
  /** Where a finished copy is downloaded, for some minutes. */
  address: z.nullable(z.string()),
})

/** What the page of a link tells before anybody has proved to be the candidate: no value of the candidate. */
const OwnCopyPage = z.object({
  companyName: z.string(),
  companyNameLatin: z.nullable(z.string()),
  partnerBrand: z.optional(PartnerBrandReply),
  expiresTime: z.number(),
  /** What the page asks for: one of them is enough. */
  asks: z.object({ phone: z.boolean(), email: z.boolean() }),
})
export type WireOwnCopyPage = z.output<typeof OwnCopyPage>

/** Opens the page, and counts it. */
export const openOwnCopy = defineCall({
  ...openOwnCopyAt,
  summary: 'The page on which a candidate gets a copy of their data',
  access: 'public',
  input: z.object({ sign: WireId }),
  reply: OwnCopyPage,
  refusals: linkRefusals.refusals,
})

/** Confirms the candidate by the last four digits of the phone, or by the e-mail. Eight wrong answers end the link. */
export const confirmOwnCopy = defineCall({
  ...confirmOwnCopyAt,
  summary: 'A candidate confirms who they are, before a copy is made',
  access: 'public',
  input: z.object({ sign: WireId, answer: z.string().check(z.minLength(1), z.maxLength(320)) }),
  reply: z.object({ pass: z.string(), copy: OwnCopy }),
  refusals: { ...linkRefusals.refusals, wrongAnswer: codes.invalidInput },
})

const ofPass = z.object({ sign: WireId, pass: Pass })
const passRefusals = { ...linkRefusals.refusals, passOver: codes.wrongReportPassword }

/** Orders the copy. While one is being made, or can be downloaded, that one is answered. */
export const makeOwnCopy = defineCall({
  ...makeOwnCopyAt,
  summary: 'Makes the copy of a candidate’s data',
  access: 'public',
  input: ofPass,
  reply: OwnCopy,
  refusals: { ...passRefusals, tooMany: codes.tooMany },
})

/** How far the copy is. A POST, so that the pass stays out of addresses. */
export const readOwnCopy = defineCall({
  ...readOwnCopyAt,
  isRead: true,
  summary: 'How far the copy of a candidate’s data is',
  access: 'public',
  input: ofPass,
  reply: OwnCopy,
  refusals: passRefusals,
})
