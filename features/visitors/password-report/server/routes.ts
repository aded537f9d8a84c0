import type { InputOf } from '@candor/call/define'
import type { RequestContext, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { InterviewId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readInterviewFor } from '../../../candidates/interviews/server/actions/read-interview.ts'
import { readAnalysisFor } from '../../../findings/analysis/server/actions/read-analysis.ts'
import { authorizeReport } from '../../../platform/access/server/gate/asked-within.ts'
import type { AuthorizedReport } from '../../../platform/access/server/gate/report-access.ts'
import { authenticateVisitor } from '../../../platform/access/server/gate/visits.ts'
import { openShare } from '../../../shares/shares/server/actions/open-share.ts'
import { report4MobileV2, reportNew4Mobile } from '../contract.ts'
import { presentDetail } from './present.ts'

interface DetailRequest {
  readonly input: InputOf<typeof reportNew4Mobile>
  readonly context: RequestContext
}

/** Whether there is an interview and a reader may see its analysis. */
function hasAnalysis(reader: AuthorizedReport): reader is AuthorizedReport<InterviewId> {
  const mayRead = reader.may('reportAIInterview') || reader.may('overviewAI')
  return mayRead && reader.interviewId !== null
}

export function routes(services: AppServices, serve: Serve): void {
  /** Opens a visit with link and password, and reads with it what other calls would send. */
  async function readDetail({ input: { interviewId: link, pin }, context: { address } }: DetailRequest) {
    const { visitToken } = await openShare(services, { link, pin, address })
    if (visitToken === null) throw new Refusal(reportNew4Mobile, 'wrongPassword')
    const viewer = await authenticateVisitor(services, visitToken)
    const reader = await authorizeReport(services, viewer, { interviewId: link })
    const [analysis, interview] = await Promise.all([
      hasAnalysis(reader) ? readAnalysisFor(services, reader) : null,
      readInterviewFor(services, reader),
    ])
    return presentDetail({ analysis, interview })
  }

  serve(reportNew4Mobile, readDetail)
  serve(report4MobileV2, readDetail)
}
