import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('shortlist')

/** The most views of an account's own, and of a company's shared ones. */
export const maxOwnViews = 50
export const maxSharedViews = 100
/** The most pinned views that an account sees as tabs. */
export const maxPinned = 12
export const longestViewName = 60

/** A filter and an order as the address of the list has them: see `ListAddress`. */
export const ViewAddress = z.object({
  find: z.optional(z.string().check(z.maxLength(200))),
  where: z.optional(z.string().check(z.maxLength(4_000))),
  sort: z.optional(z.string().check(z.maxLength(20))),
  back: z.optional(z.literal(1)),
})
export type ViewAddress = z.output<typeof ViewAddress>

const ViewName = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestViewName))
const Revision = wireNumber(0, 2_000_000_000)

const View = z.object({
  viewId: z.string(),
  name: z.string(),
  address: ViewAddress,
  isShared: z.boolean(),
  isPinned: z.boolean(),
  /** Whether the caller may change and delete it. */
  mayChange: z.boolean(),
  /** Name of who made it; null for the caller's own. */
  ownerName: z.nullable(z.string()),
  place: z.number(),
  revision: z.number(),
  /** Parts of its filter that are gone. The view opens without finding anything by them. */
  missing: z.array(
    z.object({ by: z.enum(['position', 'stage', 'label', 'reviewer', 'reason']), value: z.string() }),
  ),
  /** The candidates of a pinned view by the rights of the caller; null unless pinned. */
  count: z.nullable(z.number()),
})

/** The caller's own views and the shared ones, by place and name. */
export const listViews = defineCall({
  method: 'POST',
  path: '/candidate/listView/list',
  isRead: true,
  summary: 'The saved views of the candidates’ list',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({}),
  reply: z.object({
    /** Whether the caller may share views. */
    mayShare: z.boolean(),
    views: z.array(View),
  }),
})

export const addView = defineCall({
  method: 'POST',
  path: '/candidate/listView/add',
  summary: 'Saves a filter and an order as a view',
  access: 'user',
  sends: 'json',
  input: z.strictObject({
    name: ViewName,
    address: ViewAddress,
    isShared: z.boolean(),
    isPinned: z.boolean(),
  }),
  reply: z.object({ viewId: z.string(), revision: z.number() }),
  refusals: { mayNotShare: codes.noPermission, tooMany: codes.invalidInput, sameName: codes.invalidInput },
})

/** Changes the named fields of a view. */
export const changeView = defineCall({
  method: 'POST',
  path: '/candidate/listView/change',
  summary: 'Renames, pins, places or shares a view, or saves another filter in it',
  access: 'user',
  sends: 'json',
  input: z.strictObject({
    viewId: WireId,
    revision: Revision,
    name: z.optional(ViewName),
    address: z.optional(ViewAddress),
    isShared: z.optional(z.boolean()),
    isPinned: z.optional(z.boolean()),
    place: z.optional(wireNumber(0, 1_000)),
  }),
  reply: z.object({ revision: z.number() }),
  refusals: {
    mayNotShare: codes.noPermission,
    notYours: codes.noPermission,
    gone: codes.notFound,
    changedMeanwhile: codes.changedMeanwhile,
    tooMany: codes.invalidInput,
    sameName: codes.invalidInput,
  },
})

export const deleteView = defineCall({
  method: 'POST',
  path: '/candidate/listView/delete',
  summary: 'Deletes a view',
  access: 'user',
  sends: 'json',
  input: z.strictObject({ viewId: WireId }),
  reply: Nothing,
  refusals: { notYours: codes.noPermission, gone: codes.notFound },
})
