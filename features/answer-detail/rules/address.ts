import { type ReportAddress, readReportAddress } from '../../report/rules/address.ts'
import { mannerOf, type ReportManner } from '../../report/rules/manner.ts'

/** The lists of answers, in the order of their tabs (P2-122). */
export const detailTabs = ['subjective', 'objective', 'coding', 'recordings'] as const
export type DetailTab = (typeof detailTabs)[number]

/** Everything that the address of the answers one by one may say. */
export interface DetailAddress extends Pick<ReportAddress, 'q' | 't' | 'ev'>, ReportManner {
  /** The interview's id, or the link of a visitor (P2-046). */
  id?: string
  tab?: DetailTab
  /** `interview`: reached from the mobile report, which is an entry of its own. */
  from?: 'interview'
}

/** Reads the search parameters of the page; what cannot be read is left out. */
export function readDetailAddress(search: Readonly<Record<string, unknown>>): DetailAddress {
  // An id is read as the report reads one.
  const read = readReportAddress({ ...search, userid: search.id })
  const { userid: id, q, t, ev } = read
  const tab = detailTabs.find((each) => each === search.tab)
  const from = search.from === 'interview' ? search.from : undefined
  return Object.fromEntries(
    Object.entries({ id, tab, from, ...mannerOf(read), q, t, ev }).filter(([, value]) => value !== undefined),
  )
}
