import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('candidate-copy')

const by = { candidate: 'jobseekerChannelId' } as const
const OfCandidate = { jobseekerChannelId: WireId }

/** States of a copy. `failed` has a fault. */
const CopyState = z.enum(['waiting', 'making', 'made', 'failed'])
export const CopyFault = z.nullable(z.enum(['broken', 'tooLarge']))

/** How far a copy is. Times here are in epoch milliseconds. */
const CopyProgress = {
  state: CopyState,
  fault: CopyFault,
  filesAll: z.number(),
  filesDone: z.number(),
  sizeBytes: z.nullable(z.number()),
  expiresTime: z.nullable(z.number()),
}

const rightRefusals = {
  mayNot: codes.noPermission,
  /** The asker does not see all of the candidate. */
  hidden: codes.noPermission,
} as const

/** The copies of a candidate's data and the links to the candidate's own copy, newest first. */
export const listCopies = defineCall({
  method: 'GET',
  path: '/candidate/copy/list',
  summary: 'Copies of all data of a candidate, and the links by which the candidate gets an own one',
  access: { report: 'candidate', by },
  input: z.object(OfCandidate),
  reply: z.object({
    /** Whether the caller orders copies and makes links. Without it both lists are empty. */
    may: z.boolean(),
    /** How many applications the person has. */
    applications: z.number(),
    /** Whether a link can be mailed, and whether the candidate has anything that its page can ask for. */
    hasEmail: z.boolean(),
    hasQuestion: z.boolean(),
    /** Whether mails leave by themselves, or are kept for an administrator. */
    mails: z.enum(['sent', 'kept']),
    copies: z.array(
      z.object({
        copyId: z.string(),
        isWholePerson: z.boolean(),
        askedTime: z.number(),
        askedByName: z.string(),
        /** Whether the caller may download it once it is made. */
        mayOpen: z.boolean(),
        ...CopyProgress,
      }),
    ),
    links: z.array(
      z.object({
        linkId: z.string(),
        isWholePerson: z.boolean(),
        madeTime: z.number(),
        madeByName: z.string(),
        expiresTime: z.number(),
        state: z.enum(['live', 'revoked', 'locked', 'expired']),
        openings: z.number(),
        lastOpenedTime: z.nullable(z.number()),
        isMailed: z.boolean(),
      }),
    ),
  }),
})

/** Orders a copy for the company. A second order while the first one is not finished answers with the first. */
export const orderCopy = defineCall({
  method: 'POST',
  path: '/candidate/copy/order',
  summary: 'Orders a copy of all data of a candidate, or of a person',
  access: { report: 'candidate', by, act: 'read' },
  input: z.object({ ...OfCandidate, isWholePerson: wireNumber(0, 1) }),
  reply: z.object({ copyId: z.string() }),
  refusals: { ...rightRefusals, tooMany: codes.tooMany },
})

/** Gives the address of a finished copy for this session. It opens for some minutes. */
export const openCopy = defineCall({
  method: 'POST',
  path: '/candidate/copy/open',
  summary: 'Gives the address of a finished copy',
  access: { report: 'candidate', by, act: 'read' },
  input: z.object({ ...OfCandidate, copyId: WireId }),
  reply: z.object({ address: z.string() }),
  refusals: { ...rightRefusals, gone: codes.notFound },
})

/**
 * Makes a link by which the candidate gets an own copy. The link goes out once: in a mail to the candidate, or in this
 * reply.
 */
export const makeCopyLink = defineCall({
  method: 'POST',
  path: '/candidate/copy/link',
  summary: 'Makes a link by which a candidate gets a copy of their data',
  access: { report: 'candidate', by, act: 'read' },
  input: z.object({ ...OfCandidate, isWholePerson: wireNumber(0, 1), byMail: wireNumber(0, 1) }),
  reply: z.object({
    linkId: z.string(),
    /** Null where it was mailed. */
    address: z.nullable(z.string()),
    expiresTime: z.number(),
  }),
  refusals: {
    ...rightRefusals,
    noEmail: codes.invalidInput,
    noQuestion: codes.invalidInput,
    tooMany: codes.tooMany,
  },
})

/** Ends a link. */
export const revokeCopyLink = defineCall({
  method: 'POST',
  path: '/candidate/copy/revoke',
  summary: 'Ends a link to a candidate’s own copy',
  access: { report: 'candidate', by, act: 'read' },
  input: z.object({ ...OfCandidate, copyLinkId: WireId }),
  reply: z.null(),
  refusals: rightRefusals,
})
