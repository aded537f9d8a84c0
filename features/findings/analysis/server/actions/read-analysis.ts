import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import type { InterviewId } from '@candor/kernel/ids'
import { partReader } from '../../../../candidates/candidates/server/actions/part-reader.ts'
import { aiDataReach } from '../../../../candidates/interviews/rules/ai-data.ts'
import { findInterviewDocument, hasNewerAnswers } from '../../../../candidates/interviews/server/queries.ts'
import type { AuthorizedReport } from '../../../../platform/access/server/gate/report-access.ts'
import type { aiReportData } from '../../contract/calls.ts'
import { presentAiData } from '../present.ts'
import { checkedAnswers, findAnalysis, readAnalysisParts } from '../queries.ts'

/** Where it is not known which answers were checked, no verdict is told. */
const everyAnswer = { has: () => true }

/** The analysis of an interview as its reader may see it. */
export async function readAnalysisFor(
  services: AppServices,
  reader: AuthorizedReport<InterviewId>,
): Promise<ReplyOf<typeof aiReportData>> {
  const { db } = services
  const { setting } = reader
  const reach = aiDataReach(reader)
  const [documents, isOutdated, answers] = await Promise.all([
    findAnalysis(db, reader, reach),
    hasNewerAnswers(db, reader),
    setting.rules.hideAnswerCorrectness ? findInterviewDocument(db, reader, 'answers') : null,
  ])
  const { unreadable, readPart } = partReader(services, reader)
  const hiddenVerdicts = readPart<Pick<ReadonlySet<string>, 'has'>>(
    () => checkedAnswers(answers),
    everyAnswer,
  )
  const analysis = readAnalysisParts(documents, readPart)
  return {
    ...presentAiData({ ...analysis, isOutdated, hiddenVerdicts }, setting, reach),
    ...(unreadable.length > 0 && { unreadable }),
  }
}
