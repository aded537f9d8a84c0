import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { longestWhere } from '../../../candidates/shortlist/contract/order.ts'
import { longestText, scopes } from './words.ts'

const defineCall = callsOf('search')

/** The most saved searches of an account, and the most that a company's accounts share. */
export const maxSaved = 20
export const maxShared = 20
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
  summary: 'The caller’s saved searches and the shared ones, with the number of new passages',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({}),
  reply: z.object({
    /** Whether the caller may share searches. */
    mayShare: z.boolean(),
    /** The caller's own searches and the shared ones: the pinned ones first, then by name. */
    searches: z.array(
      z.object({
        savedId: z.string(),
        name: z.string(),
        address: SavedAddress,
        /** Whether the caller pinned it. */
        isPinned: z.boolean(),
        /** Passages since the caller viewed the search, by the rights of the caller; at most 101. People have none. */
        fresh: z.number(),
        /** Who shares it; null for an own search. */
        ownerName: z.nullable(z.string()),
        /** With how many colleagues the caller shares it; null for an own search that is not shared, and for others'. */
        sharedWith: z.nullable(z.number()),
      }),
    ),
  }),
})

export const addSaved = defineCall({
  method: 'POST',
  path: '/candidate/search/saved/add',
  summary: 'Saves a search for the caller',
  access: 'user',
  sends: 'json',
  input: z.strictObject({
    name: Name,
    address: SavedAddress,
    isPinned: z.boolean(),
    isShared: z.optional(z.boolean()),
  }),
  reply: z.object({ savedId: z.string() }),
  refusals: {
    tooMany: codes.invalidInput,
    sameName: codes.invalidInput,
    tooManyShared: codes.invalidInput,
    mayNotShare: codes.noPermission,
  },
})

/**
 * Changes the named fields of a saved search. `isViewed`: nothing in it is new to the caller any more. Pins and news are
 * each reader's own; the owner alone shares it.
 */
export const changeSaved = defineCall({
  method: 'POST',
  path: '/candidate/search/saved/change',
  summary: 'Pins a saved search, notes that it was viewed, or shares it',
  access: 'user',
  sends: 'json',
  input: z.strictObject({
    savedId: WireId,
    isPinned: z.optional(z.boolean()),
    isViewed: z.optional(z.literal(true)),
    isShared: z.optional(z.boolean()),
  }),
  reply: Nothing,
  refusals: {
    gone: codes.notFound,
    notYours: codes.noPermission,
    tooManyShared: codes.invalidInput,
    mayNotShare: codes.noPermission,
  },
})

export const deleteSaved = defineCall({
  method: 'POST',
  path: '/candidate/search/saved/delete',
  summary: 'Deletes an own saved search',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ savedId: WireId }),
  reply: Nothing,
  refusals: { gone: codes.notFound },
})
