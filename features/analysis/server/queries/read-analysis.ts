import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import type { InterviewId } from '@candor/kernel/ids'
import type { AuthorizedReport } from '../../../access/server/gate/report-access.ts'
import { aiDataReach } from '../../../interviews/rules/ai-data.ts'
import { hasNewerAnswers } from '../../../interviews/server/queries.ts'
import type { aiReportData } from '../../contract/calls.ts'
import { presentAiData } from '../present.ts'
import { findAnalysis, listCheckedAnswers } from '../queries.ts'

const noAnswers: ReadonlySet<string> = new Set()

/** The analysis of an interview as its reader may see it. */
export async function readAnalysisFor(
  { db }: AppServices,
  reader: AuthorizedReport<InterviewId>,
): Promise<ReplyOf<typeof aiReportData>> {
  const { setting } = reader
  const [analysis, isOutdated, hiddenVerdicts] = await Promise.all([
    findAnalysis(db, reader),
    hasNewerAnswers(db, reader),
    setting.rules.hideAnswerCorrectness ? listCheckedAnswers(db, reader) : noAnswers,
  ])
  return presentAiData({ ...analysis, isOutdated, hiddenVerdicts }, setting, aiDataReach(reader))
}
