import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('persons')

/** The most times an hour that an account may look for the person of a phone or an e-mail. */
export const maxLooks = 600

export const Outcome = z.nullable(z.enum(['hired', 'rejected', 'withdrew']))

/** An application of a person in one position, as far as the viewer may see it. */
export const Application = z.object({
  jobseekerChannelId: z.string(),
  name: z.string(),
  nameLatin: z.nullable(z.string()),
  positionId: z.string(),
  positionName: z.string(),
  positionNameLatin: z.nullable(z.string()),
  /** In the caller's language. */
  stageName: z.string(),
  outcome: Outcome,
  /** Epoch milliseconds: when it ended, else when the candidate applied. */
  at: z.number(),
})

/** An application with the same phone or e-mail. */
export const SamePerson = z.object({ ...Application.shape, by: z.array(z.enum(['phone', 'email'])) })

/** The same, which somebody told apart: it is not the same person. */
export const PersonApart = z.object({
  ...SamePerson.shape,
  byName: z.string(),
  /** Epoch milliseconds. */
  toldAt: z.number(),
})

/**
 * Looks for other applications with a phone or an e-mail, newest first. Only those that the viewer may see are named:
 * no anonymous candidate, and nobody of a company that hides names (decision S127).
 */
export const lookForSamePerson = defineCall({
  method: 'POST',
  path: '/candidate/person/look',
  isRead: true,
  summary: 'Other applications with the same phone or e-mail',
  access: { user: {}, needs: 'candidate' },
  sends: 'json',
  input: z.object({
    phone: z.optional(z.string().check(z.maxLength(40))),
    email: z.optional(z.string().check(z.maxLength(254))),
  }),
  reply: z.array(SamePerson),
  refusals: { mayNotLook: codes.noPermission, tooMany: codes.tooMany },
})

/**
 * Keeps that two candidates with the same phone or e-mail are not the same person, or takes that back. The hints at both
 * go, or come again (decision S200).
 */
export const tellApart = defineCall({
  method: 'POST',
  path: '/candidate/person/apart',
  summary: 'Keeps that two candidates are not the same person, or takes it back',
  access: { user: {}, needs: 'candidate' },
  sends: 'json',
  input: z.object({ jobseekerChannelId: WireId, otherId: WireId, isApart: z.boolean() }),
  reply: Nothing,
  refusals: { sameCandidate: codes.invalidInput, noHint: codes.notFound },
  onFailure: ['toast'],
})
