import { type ReportAddress, readReportAddress } from '../../../report/report/rules/address.ts'
import { mannerOf, type ReportManner } from '../../../report/report/rules/manner.ts'

/** The lists of answers, in the order of their tabs (P2-122). */
export const detailTabs = ['subjective', 'objective', 'coding', 'recordings'] as const
export type DetailTab = (typeof detailTabs)[number]

export interface DetailAddress extends Pick<ReportAddress, 'q' | 't' | 'ev'>, ReportManner {
  /** Interview id, or a visitor's link (P2-046). */
  id?: string
  tab?: DetailTab
  /** `interview`: opened from the mobile report, which is a page outside of the router. */
  from?: 'interview'
}

/** Reads the search parameters of the page; invalid ones are left out. */
export function readDetailAddress(search: Readonly<Record<string, unknown>>): DetailAddress {
  // Reads an id in the same way as the report does.
  const read = readReportAddress({ ...search, userid: search.id })
  const { userid: id, q, t, ev } = read
  const tab = detailTabs.find((detailTab) => detailTab === search.tab)
  const from = search.from === 'interview' ? search.from : undefined
  return Object.fromEntries(
    Object.entries({ id, tab, from, ...mannerOf(read), q, t, ev }).filter(([, value]) => value !== undefined),
  )
}
