import type { ReplyOf } from '@candor/call/define'
import { allowsVisualAnalysis, isSwitchedOn, type ReportSetting, switchNumbers } from '../../company/rules.ts'
import type { EvidenceItem } from '../../evidence/contract.ts'
import { type AiDataReach, isReached } from '../../interviews/rules/ai-data.ts'
import { shownScores } from '../../scores/rules/standing.ts'
import type { AiData, AnswerInfo, Isescore } from '../contract/ai-data.ts'
import type { aiReportData, Shown } from '../contract/calls.ts'
import { isAnalysisStopped, isL2Enabled, withoutL2 } from '../rules/analysis.ts'
import { qualities } from '../rules/answers.ts'

/** Keys of analyses that look at the face, of the AI data and of an answer, in the wire's spellings. */
const visualKey = /^(emotion|emtions|topemotion|beauty|apperence)/i

function withoutKeys<T extends object>(value: T, isLeftOut: (key: string) => boolean): T {
  const copy = { ...value }
  for (const key of Object.keys(copy)) if (isLeftOut(key)) Reflect.deleteProperty(copy, key)
  return copy
}

function withoutVisualKeys<T extends object>(value: T): T {
  return withoutKeys(value, (key) => visualKey.test(key))
}

/** Leaves out emotion and appearance, whole, unless the company's law allows them (decision D03). */
export function withoutVisualAnalysis(aiData: AiData): AiData {
  const report = aiData.l2ReportInfo
  return {
    ...withoutVisualKeys(aiData),
    l2ReportInfo: report && { ...report, answerInfos: report.answerInfos?.map(withoutVisualKeys) },
  }
}

function wordsAlone({ topFrequencyWord }: Isescore): Isescore {
  return { topFrequencyWord }
}

/** Leaves the words of voice results, without their stars. */
function withoutVoiceScores({ isescore, isescoreList, ...aiData }: AiData): AiData {
  const { cn, en } = isescoreList ?? {}
  return {
    ...aiData,
    ...(isescore && { isescore: wordsAlone(isescore) }),
    ...(isescoreList && {
      isescoreList: { ...(cn && { cn: wordsAlone(cn) }), ...(en && { en: wordsAlone(en) }) },
    }),
  }
}

/** Leaves what is within a reader's reach; without the whole it has no single answers. */
function withinReach(aiData: AiData, reach: AiDataReach): AiData {
  const reached = withoutKeys(aiData, (key) => !isReached(key, reach))
  if (reach.isWhole || !reached.l2ReportInfo) return reached
  const { answerInfos, ...report } = reached.l2ReportInfo
  return { ...reached, l2ReportInfo: report }
}

/** Leaves out what came of colleagues' evaluations. */
function withoutOpinions({ estimateVideoScore, estimateTotalScore, ...aiData }: AiData): AiData {
  return aiData
}

function withoutTotals(aiData: AiData): AiData {
  const { aiAllScore, tdnaScore, speechScore, emotionScore, beautyScore, ...ofFive } =
    withoutVoiceScores(aiData)
  const { assessmentScore, assessmentTotalScore, ...ofModel } = withoutOpinions(ofFive)
  const { l5Star, mtL5star, l5ScoreRank, realizeScore, ...rest } = ofModel
  const report = rest.l2ReportInfo
  if (!report) return rest
  const { l2score, l2PercentageScore, sort, ...kept } = report
  return { ...rest, l2ReportInfo: kept }
}

const qualityKey = new RegExp(`^(${qualities.join('|')})(Ratio|Score|Star)$`)

function withoutQualities(answer: AnswerInfo): AnswerInfo {
  return withoutKeys(answer, (key) => qualityKey.test(key))
}

// The qualities of an answer go with its score: their mean would tell it.
function withoutScores({ calculateStar, calculateRatio, ...answer }: AnswerInfo): AnswerInfo {
  return withoutQualities(answer)
}

function withoutSingles({ labelGroupScoreList: skills, ...rest }: AiData): AiData {
  const aiData = {
    ...rest,
    ...(skills && { labelGroupScoreList: skills.map(({ labelScore, value, ...skill }) => skill) }),
  }
  const report = aiData.l2ReportInfo
  if (!report) return aiData
  return {
    ...aiData,
    l2ReportInfo: {
      ...report,
      answerInfos: report.answerInfos?.map(withoutScores),
      dimLabelList: report.dimLabelList?.map(({ calculateStar, ...label }) => label),
    },
  }
}

function withoutNextSteps({ nextSuggest, ...aiData }: AiData): AiData {
  const report = aiData.l2ReportInfo
  if (!report) return aiData
  const dimLabelList = report.dimLabelList?.map(({ nextSuggest: _, ...label }) => label)
  return { ...aiData, l2ReportInfo: { ...report, ...(dimLabelList && { dimLabelList }) } }
}

/** Leaves out the suggestions that are not configured to show: those of competencies without the mark for it. */
function withConfiguredSteps(aiData: AiData): AiData {
  const report = aiData.l2ReportInfo
  if (!report?.dimLabelList) return aiData
  const dimLabelList = report.dimLabelList.map(({ nextSuggest, ...label }) =>
    label.isConfigNextSuggest === 1 ? { ...label, nextSuggest } : label,
  )
  return { ...aiData, l2ReportInfo: { ...report, dimLabelList } }
}

function withoutDetail({ assessmentDesc, ...answer }: AnswerInfo): AnswerInfo {
  return withoutQualities(answer)
}

function withoutDetails({ labelGroupScoreList, ...aiData }: AiData): AiData {
  const report = aiData.l2ReportInfo
  if (!report) return aiData
  return { ...aiData, l2ReportInfo: { ...report, answerInfos: report.answerInfos?.map(withoutDetail) } }
}

/**
 * Leaves out all that would read as the result of an analysis that was stopped (R4-010): the verdict, the rank, the
 * overall score and the competencies. What it said of single answers before that stays.
 */
function withoutConclusions(aiData: AiData): AiData {
  const { aiAllScore, l5Star, mtL5star, l5ScoreRank, sumContent, keyTips, nextSuggest, ...rest } = aiData
  const { labelGroupScoreList, l2ReportInfo: report, ...kept } = rest
  if (!report) return kept
  const { l2score, l2PercentageScore, sort, dimLabelList, ...ofAnswers } = report
  return { ...kept, l2ReportInfo: ofAnswers }
}

// Stars, key points and the reasoning of a checked answer tell as much as the verdict on it does.
function withoutVerdict({ problemAnswerId, parentId, assessmentPoint, sortIndex, isCustom }: AnswerInfo) {
  return { problemAnswerId, parentId, assessmentPoint, sortIndex, isCustom }
}

/** Leaves out whatever tells whether checked answers were right, where the company hides it (decision N40). */
function withoutVerdicts(aiData: AiData, checked: ReadonlySet<string>): AiData {
  const report = aiData.l2ReportInfo
  if (!report) return aiData
  const answerInfos = report.answerInfos?.map((answer) =>
    checked.has(answer.problemAnswerId) ? withoutVerdict(answer) : answer,
  )
  return { ...aiData, l2ReportInfo: { ...report, answerInfos } }
}

function shownBy(setting: ReportSetting): Shown {
  const { profile, tabConfig, rules, position } = setting
  const { totals, singles } = shownScores(setting)
  const isOn = (tabType: number) => isSwitchedOn(tabConfig, tabType)
  return {
    total: totals,
    single: singles,
    scoreIndicator: !position.hideScoreIndicator && rules.reportScoreVisible,
    nextSteps: isOn(switchNumbers.nextStepSuggestions),
    levelLabels: isOn(switchNumbers.scoreLevelLabels),
    starExplanation: isOn(switchNumbers.starExplanation),
    details: isOn(switchNumbers.answerAnalysis),
    visualAnalysis: allowsVisualAnalysis(profile),
    abbreviatedNames: rules.abbreviatedDimensionNames,
    englishLabel: rules.englishLabel,
  }
}

/** What is stored of an analysis, with the answers whose verdicts the company hides. */
export interface StoredAnalysis {
  readonly aiData: AiData | null
  readonly evidence: readonly EvidenceItem[]
  readonly hiddenVerdicts: ReadonlySet<string>
}

/** The names of soft skills that are not those of competencies as well. */
function softSkillsAlone(aiData: AiData | null): ReadonlySet<string> {
  const skills = new Set(aiData?.labelGroupScoreList?.map(({ label }) => label))
  for (const { assessmentPoint } of aiData?.l2ReportInfo?.dimLabelList ?? []) skills.delete(assessmentPoint)
  return skills
}

/** The evidence of whatever the viewer may see: a claim that is hidden takes its evidence with it. */
function presentEvidence({ aiData, evidence, hiddenVerdicts }: StoredAnalysis, shown: Shown): EvidenceItem[] {
  const hasConclusions = !aiData || !isAnalysisStopped(aiData)
  const hasL2 = !aiData || isL2Enabled(aiData)
  const hiddenNames: ReadonlySet<string> = shown.details ? new Set() : softSkillsAlone(aiData)
  return evidence.filter(({ claim, question_id }) => {
    if (hiddenVerdicts.has(question_id)) return false
    if (!hasL2 && claim.kind !== 'summary') return false
    if (claim.kind === 'answer') return !hiddenVerdicts.has(claim.question_id)
    return hasConclusions && !(claim.kind === 'competency' && hiddenNames.has(claim.name))
  })
}

/** What another system's AI made of the work may hold anything, hidden scores and emotions too: that it is there is sent. */
function withSyncMark({ transferWorkSyncAiData: synced, ...aiData }: AiData) {
  return synced === undefined ? aiData : { ...aiData, transferWorkSyncAiData: synced === null ? null : 1 }
}

/** The analysis as this company may see it: what its law or its own switches hide is not in the reply. */
export function presentAiData(
  stored: StoredAnalysis,
  setting: ReportSetting,
  reach: AiDataReach = { isWhole: true, hasOpinions: true, hasTests: true },
): ReplyOf<typeof aiReportData> {
  const shown = shownBy(setting)
  const cuts: readonly (readonly [boolean, (aiData: AiData) => AiData])[] = [
    [!stored.aiData || isL2Enabled(stored.aiData), withoutL2],
    [!stored.aiData || !isAnalysisStopped(stored.aiData), withoutConclusions],
    [shown.visualAnalysis, withoutVisualAnalysis],
    [shown.total, withoutTotals],
    [shown.single, withoutSingles],
    [shown.nextSteps, withoutNextSteps],
    [shown.details, withoutDetails],
    [stored.hiddenVerdicts.size === 0, (aiData) => withoutVerdicts(aiData, stored.hiddenVerdicts)],
  ]
  const aiData =
    stored.aiData &&
    cuts.reduce(
      (data, [isShown, without]) => (isShown ? data : without(data)),
      withConfiguredSteps(withinReach(stored.aiData, reach)),
    )
  // Results of which nothing is sent are as if none had come in.
  const isEmpty = !aiData || Object.keys(aiData).length === 0
  return {
    aiData: isEmpty ? null : withSyncMark(aiData),
    evidence: reach.isWhole ? presentEvidence(stored, shown) : [],
    shown,
  }
}
