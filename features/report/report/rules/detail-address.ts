import type { ReportAddress } from './address.ts'
import type { TabFacts } from './tab-facts.ts'

interface Reported {
  readonly interviewId: string | null
  readonly address: Pick<ReportAddress, 'userid'>
  readonly facts: Pick<TabFacts, 'isVisit'>
}

/** The `id` for reading a report's answers one by one: a visitor's link, else the interview. */
export function detailId({ interviewId, address, facts }: Reported): string | undefined {
  return (facts.isVisit ? address.userid : interviewId) ?? undefined
}
