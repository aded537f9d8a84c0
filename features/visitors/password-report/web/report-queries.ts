import { callQuery } from '@candor/call/web/query'
import { queryOptions } from '@tanstack/react-query'
import { findAllEducation, findAllWorkInfo } from '../../../candidates/candidates/contract.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { readAnalysed, readReported } from '../rules/read-report.ts'

/** The queries of a report with an open link: the link's token stands for every id. */
export const reportQueries = (link: string) => ({
  interview: queryOptions({ ...callQuery(interviewInfo, { userId: link }), select: readReported }),
  analysis: queryOptions({ ...callQuery(aiReportData, { interviewId: link }), select: readAnalysed }),
  education: callQuery(findAllEducation, ofCandidate(link)),
  work: callQuery(findAllWorkInfo, ofCandidate(link)),
})
