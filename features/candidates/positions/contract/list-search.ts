/** The tabs of the list of positions; the first one is the default. */
export const listTabs = ['open', 'mine', 'draft', 'closed'] as const
export type ListTab = (typeof listTabs)[number]

/** The longest text that the list is searched by. */
export const maxSearchLength = 100
