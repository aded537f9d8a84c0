/** The lists of the page: waiting things, put-off things, whom the viewer waits for, and who waits for whom. */
export const views = ['waiting', 'putOff', 'mine', 'waits'] as const
export type View = (typeof views)[number]

/** The longest name of a tab. */
const longestTab = 20

export interface TodaySearch {
  readonly view?: View
  /** The tab of the kinds; without it all. */
  readonly tab?: string
}

/** Reads the address of Today; invalid words are left out. */
export function readTodaySearch({ view, tab }: Readonly<Record<string, unknown>>): TodaySearch {
  const named = views.find((each) => each === view)
  return {
    ...(named && named !== 'waiting' && { view: named }),
    ...(typeof tab === 'string' && tab !== '' && tab.length <= longestTab && { tab }),
  }
}
