import { reportSearch } from '../../../candidates/candidates/rules/ids.ts'
import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import type { Passage } from '../contract.ts'

/** Numbers of the tabs in the address of a report. The features of tabs stand below this one. */
const resumeTab = 0
const remarksTab = 4

type Hit = Pick<Passage, 'candidateId' | 'interviewId' | 'kind' | 'source' | 'question' | 'startMs'>

/** Where a passage stands in the report of its candidate. */
function placeOf({ kind, source, question, startMs }: Hit): ReportAddress {
  switch (kind) {
    case 'said':
      return {
        activeIndex: aiTab,
        inner: 0,
        ...(source === 'session' ? {} : { q: source }),
        t: (startMs ?? 0) / 1000,
      }
    case 'written':
      return { activeIndex: aiTab, inner: question === null ? 2 : 0, q: source }
    case 'resume':
      return { activeIndex: resumeTab, resume: source === 'form' ? 2 : 1 }
    case 'remark':
      return { activeIndex: remarksTab }
  }
}

/** The address of the report that opens at a passage: at its second, or at its place. */
export function hitAddress(
  hit: Hit,
  newestInterviewId: string | null,
  companyId: string | undefined,
): ReportAddress {
  const { candidateId, interviewId } = hit
  return {
    ...reportSearch({ candidateId, interviewId: interviewId ?? newestInterviewId, companyId }),
    ...placeOf(hit),
  }
}
