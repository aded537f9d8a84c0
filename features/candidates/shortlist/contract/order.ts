import * as z from 'zod/mini'

/** The longest text of `find`, in characters. */
export const longestFind = 200
/** The longest text of the chips in an address, in characters. */
export const longestWhere = 4_000

/** Orders of the list. Each begins with its usual end: the newest, the longest, the most, the first letter. */
export const sortKeys = [
  'applied',
  'name',
  'waiting',
  'since',
  'over',
  'score',
  'stage',
  'active',
  'years',
] as const
export type SortKey = (typeof sortKeys)[number]

export const findField = {
  /** Part of a name in any script, its pinyin or initials, a phone number, or an e-mail. */
  find: z.optional(z.string().check(z.trim(), z.maxLength(longestFind))),
}

/** The order of the list: newest application first without it. */
export const orderFields = {
  sort: z.optional(z.enum(sortKeys)),
  /** Whether the order is turned round. */
  back: z.optional(z.boolean()),
}
