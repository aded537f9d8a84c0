import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireList } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('mentions')

/** The most colleagues named in one text. */
export const maxMentions = 10

/** The most colleagues that one search offers. */
export const maxOffered = 8

/** The accounts named in a text of a call. Their names stand in the text, each after the sign @. */
export const Mentioned = z.optional(wireList(z.array(WireId).check(z.maxLength(maxMentions))))

/** Refusals of every call that brings a text with mentions. */
export const mentionRefusals = {
  feature: 'mentions',
  refusals: {
    cannotSee: codes.invalidInput,
    cannotSeeAll: codes.invalidInput,
    unknownColleague: codes.invalidInput,
  },
} as const

const Offered = z.array(z.object({ userId: z.string(), userName: z.string() }))
const Typed = z._default(z.string().check(z.maxLength(40)), '')

/** The colleagues who may see a candidate, by a part of their name, its pinyin or its initials. */
export const findMentionable = defineCall({
  method: 'GET',
  path: '/candidate/mention/find',
  summary: 'Colleagues who may see a candidate and can be named in a text',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  onFailure: ['signIn'],
  input: z.object({ jobseekerChannelId: WireId, text: Typed }),
  reply: Offered,
})

/**
 * The same for the note of a planned act on many: colleagues who may see each of its candidates, and those to whom it
 * recommends them.
 */
export const findMentionableOfMany = defineCall({
  method: 'GET',
  path: '/candidate/bulk/mention/find',
  summary: 'Colleagues who may see all candidates of a planned act on many',
  access: { user: {}, needs: 'candidate' },
  onFailure: ['signIn'],
  input: z.object({ bulkId: WireId, text: Typed }),
  reply: Offered,
})
