import * as z from 'zod/mini'

/** The lists of the page: waiting things, put-off things, and who waits for whom. */
export const views = ['waiting', 'putOff', 'waits'] as const
export type View = (typeof views)[number]

const Search = z.object({
  view: z.catch(z.optional(z.enum(views)), undefined),
  /** The tab of the kinds; without it all. */
  tab: z.catch(z.optional(z.string().check(z.maxLength(20))), undefined),
})
export type TodaySearch = z.output<typeof Search>

/** Reads the address of Today; invalid words are left out. */
export function readTodaySearch(given: Readonly<Record<string, unknown>>): TodaySearch {
  const { view, tab } = Search.parse(given)
  return { ...(view && view !== 'waiting' && { view }), ...(tab && { tab }) }
}
