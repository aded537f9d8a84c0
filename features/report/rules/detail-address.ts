import type { ReportAddress } from './address.ts'
import type { TabFacts } from './tab-facts.ts'

interface Reported {
  readonly interviewId: string | null
  readonly address: Pick<ReportAddress, 'userid'>
  readonly facts: Pick<TabFacts, 'isVisit'>
}

/** The `id` by which a report's answers are read one by one: the link that a visitor came by, else the interview. */
export function detailId({ interviewId, address, facts }: Reported): string | undefined {
  return (facts.isVisit ? address.userid : interviewId) ?? undefined
}
