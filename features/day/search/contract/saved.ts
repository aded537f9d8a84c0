import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { longestWhere } from '../../../candidates/shortlist/contract/order.ts'
import { longestText, scopes } from './words.ts'

const defineCall = callsOf('search')

/** The most saved searches of an account. */
export const maxSaved = 20
export const longestName = 60

/** A search as the address of the page has it. */
export const SavedAddress = z.object({
  find: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestText)),
  where: z.optional(z.string().check(z.maxLength(longestWhere))),
  scope: z.optional(z.enum(scopes)),
  sort: z.optional(z.enum(['best'])),
})
export type SavedAddress = z.output<typeof SavedAddress>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName))

export const listSaved = defineCall({
  method: 'POST',
  path: '/candidate/search/saved/list',
  isRead: true,
  summary: 'The saved searches of the caller, with the number of new passages',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({}),
  /** The pinned ones first, then by name. */
  reply: z.array(
    z.object({
      savedId: z.string(),
      name: z.string(),
      address: SavedAddress,
      isPinned: z.boolean(),
      /** Passages since the caller viewed the search, by the rights of the caller; at most 101. People have none. */
      fresh: z.number(),
    }),
  ),
})

export const addSaved = defineCall({
  method: 'POST',
  path: '/candidate/search/saved/add',
  summary: 'Saves a search for the caller',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ name: Name, address: SavedAddress, isPinned: z.boolean() }),
  reply: z.object({ savedId: z.string() }),
  refusals: { tooMany: codes.invalidInput, sameName: codes.invalidInput },
})

/** Changes the named fields of a saved search. `isViewed`: nothing in it is new any more. */
export const changeSaved = defineCall({
  method: 'POST',
  path: '/candidate/search/saved/change',
  summary: 'Pins a saved search, or notes that it was viewed',
  access: 'user',
  sends: 'json',
  input: z.strictObject({
    savedId: WireId,
    isPinned: z.optional(z.boolean()),
    isViewed: z.optional(z.literal(true)),
  }),
  reply: Nothing,
  refusals: { gone: codes.notFound },
})

export const deleteSaved = defineCall({
  method: 'POST',
  path: '/candidate/search/saved/delete',
  summary: 'Deletes a saved search',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ savedId: WireId }),
  reply: Nothing,
  refusals: { gone: codes.notFound },
})
