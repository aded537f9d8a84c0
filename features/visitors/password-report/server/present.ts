import type { ReplyOf } from '@candor/call/define'
import type { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import type { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { overallValue } from '../../../findings/analysis/rules/analysis.ts'
import { isAnalysisUnreadable, isBeingMade } from '../../../findings/analysis/rules/progress.ts'
import { starScaleOf } from '../../../findings/analysis/rules/star-scale.ts'
import type { reportNew4Mobile } from '../contract.ts'
import { assessedLabels } from '../rules/custom-assessment.ts'
import { readAnalysed } from '../rules/read-report.ts'
import { readScores } from '../rules/scores.ts'

type Detail = ReplyOf<typeof reportNew4Mobile>

/** The replies of the report's own calls to this visitor; no analysis where the share does not open it. */
interface Answered {
  readonly analysis: ReplyOf<typeof aiReportData> | null
  readonly interview: ReplyOf<typeof interviewInfo>
}

function presentScores({
  analysis,
  interview,
}: Answered): Pick<Detail, 'aiallscore' | 'aitdna' | 'aiemotion' | 'aispeech'> {
  if (!analysis?.aiData) return {}
  const { aiData } = analysis
  const { overall } = readScores(readInterview(interview), readAnalysed(analysis))
  return {
    ...(overall !== null && { aiallscore: overallValue(aiData) }),
    ...(aiData.tdnaScore !== undefined && { aitdna: aiData.tdnaScore }),
    ...(aiData.emotionScore !== undefined && { aiemotion: aiData.emotionScore }),
    ...(aiData.speechScore !== undefined && { aispeech: aiData.speechScore }),
  }
}

function presentLabels({ analysis, interview }: Answered): Detail['sortablescore'] {
  const descriptions = new Map(
    analysis?.aiData?.labelGroupScoreList?.map(({ label, labeldesc }) => [label, labeldesc ?? null]),
  )
  return assessedLabels(readInterview(interview)).map(({ label, score, isVideo }) => ({
    label,
    labeldesc: descriptions.get(label) ?? null,
    labelinfo: {
      score: score.state === 'scored' ? score.value : -1,
      totalLabelScore: score.state === 'scored' ? score.outOf : 0,
      isVideo: isVideo ? 1 : 0,
    },
  }))
}

/** How often each emotion was seen: of an analysis that is still being made it may change, and is not sent. */
function presentEmotions(analysis: Answered['analysis']): Detail['emotionscore'] {
  const emotions = analysis?.aiData?.emotionScores
  const read = analysis && readAnalysed(analysis).analysis
  if (!emotions || !read || isBeingMade(read)) return null
  return { emtions: emotions.emtions ?? [], topemotion: emotions.topemotion ?? [] }
}

/**
 * The report in the form of the mobile report, made only of the replies of the report's own calls to the same visitor.
 */
export function presentDetail({ analysis: whole, interview }: Answered): Detail {
  // Answers, which the analysis reads for their verdicts, are the interview's to name.
  const ownUnreadable = whole?.unreadable?.filter((part) => isAnalysisUnreadable([part])) ?? []
  const unreadable = [...ownUnreadable, ...(interview.unreadable ?? [])]
  const analysis = ownUnreadable.length > 0 ? null : whole
  const answered = { analysis, interview }
  const aiData = analysis?.aiData ?? null
  return {
    ...presentScores(answered),
    aiallscoreoutof: starScaleOf(aiData ?? {}),
    usetime: interview.interviewResult.usetime,
    totaltime: interview.interviewResult.totaltime,
    sortaiscore: (aiData?.l2ReportInfo?.dimLabelList ?? []).map(({ assessmentPoint, scoreReason }) => ({
      competence_name: assessmentPoint,
      competence_comment: scoreReason ?? '',
    })),
    emotionscore: presentEmotions(analysis),
    sortablescore: presentLabels(answered),
    ...(unreadable.length > 0 && { unreadable }),
  }
}
