import type { ReplyOf } from '@candor/call/define'
import {
  type AiDataGroup,
  type AiDataReach,
  readerGroups,
  settingGroups,
} from '../../../candidates/interviews/rules/ai-data.ts'
import { shownScores } from '../../../candidates/scores/rules/standing.ts'
import {
  allowsVisualAnalysis,
  isSwitchedOn,
  type ReportSetting,
  switchNumbers,
} from '../../../platform/company/rules.ts'
import type { EvidenceItem } from '../../evidence/contract.ts'
import type { AiData, AnswerInfo, L2ReportInfo, SentAiData } from '../contract/ai-data.ts'
import type { aiReportData, Shown } from '../contract/calls.ts'
import { isL2Enabled } from '../rules/analysis.ts'
import { visibleKeyPoints } from '../rules/key-points.ts'
import { isAnalysisStopped } from '../rules/stopped.ts'
import {
  keepOfAiData,
  keepOfAnswer,
  keepOfCompetency,
  keepOfReport,
  keepOfSkill,
  keepOfVoice,
  type SentGroups,
} from './present/kept-fields.ts'

type HiddenVerdicts = Pick<ReadonlySet<string>, 'has'>

function visibleAnswer(answer: AnswerInfo, sent: SentGroups, hiddenVerdicts: HiddenVerdicts): AnswerInfo {
  const kept = keepOfAnswer(answer, { ...sent, verdict: !hiddenVerdicts.has(answer.problemAnswerId) })
  if (kept.keyPointInfoResult) {
    kept.keyPointInfoResult = visibleKeyPoints(kept.keyPointInfoResult, sent.singles ?? false)
  }
  return kept
}

function visibleReport(report: L2ReportInfo, sent: SentGroups, hiddenVerdicts: HiddenVerdicts): L2ReportInfo {
  const { answerInfos, dimLabelList, ...kept } = keepOfReport(report, sent)
  return {
    ...kept,
    answerInfos: answerInfos?.map((answer) => visibleAnswer(answer, sent, hiddenVerdicts)),
    dimLabelList: dimLabelList?.map((label) =>
      keepOfCompetency(label, { ...sent, configuredStep: label.isConfigNextSuggest === 1 }),
    ),
  }
}

function visibleAiData(aiData: AiData, sent: SentGroups, hiddenVerdicts: HiddenVerdicts): AiData {
  const kept = keepOfAiData(aiData, sent)
  const { isescore, isescoreList, labelGroupScoreList, l2ReportInfo } = kept
  if (isescore) kept.isescore = keepOfVoice(isescore, sent)
  if (isescoreList) {
    const { cn, en } = isescoreList
    kept.isescoreList = { cn: cn && keepOfVoice(cn, sent), en: en && keepOfVoice(en, sent) }
  }
  if (labelGroupScoreList) {
    kept.labelGroupScoreList = labelGroupScoreList.map((skill) => keepOfSkill(skill, sent))
  }
  if (l2ReportInfo) kept.l2ReportInfo = visibleReport(l2ReportInfo, sent, hiddenVerdicts)
  return kept
}

/** The result of another system's AI may hold anything, hidden scores and emotions too: only its presence is sent. */
function withSyncMark({ transferWorkSyncAiData: synced, ...aiData }: AiData): SentAiData {
  return synced === undefined ? aiData : { ...aiData, transferWorkSyncAiData: synced === null ? null : 1 }
}

function shownBy(setting: ReportSetting): Shown {
  const { profile, switches, rules } = setting
  const { totals, singles, scoreIndicator } = shownScores(setting)
  const isOn = (number: number) => isSwitchedOn(switches, number)
  return {
    total: totals,
    single: singles,
    scoreIndicator,
    nextSteps: isOn(switchNumbers.nextStepSuggestions),
    levelLabels: isOn(switchNumbers.scoreLevelLabels),
    starExplanation: isOn(switchNumbers.starExplanation),
    details: isOn(switchNumbers.answerAnalysis),
    visualAnalysis: allowsVisualAnalysis(profile),
    abbreviatedNames: rules.abbreviatedDimensionNames,
    englishLabel: rules.englishLabel,
  }
}

/** A stored analysis, with the answers whose verdicts the company hides. */
export interface StoredAnalysis {
  readonly aiData: AiData | null
  readonly evidence: readonly EvidenceItem[]
  readonly hiddenVerdicts: HiddenVerdicts
  /** Whether the answers came in again after it with changes. */
  readonly isOutdated: boolean
}

/** The names of soft skills that are not also names of competencies. */
function softSkillsAlone(aiData: AiData | null): ReadonlySet<string> {
  const skills = new Set(aiData?.labelGroupScoreList?.map(({ label }) => label))
  for (const { assessmentPoint } of aiData?.l2ReportInfo?.dimLabelList ?? []) skills.delete(assessmentPoint)
  return skills
}

/** The evidence of the claims that the viewer may see. */
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

function sentGroups(
  aiData: AiData,
  setting: ReportSetting,
  reach: AiDataReach,
): Record<AiDataGroup, boolean> {
  return {
    ...readerGroups(reach),
    ...settingGroups(setting),
    l2: isL2Enabled(aiData),
    conclusions: !isAnalysisStopped(aiData),
  }
}

/** The analysis as the reader may see it: what the company's law or its switches hide is not in the reply. */
export function presentAiData(
  stored: StoredAnalysis,
  setting: ReportSetting,
  reach: AiDataReach = { isWhole: true, hasOpinions: true, hasTests: true },
): ReplyOf<typeof aiReportData> {
  const shown = shownBy(setting)
  const aiData =
    stored.aiData &&
    visibleAiData(stored.aiData, sentGroups(stored.aiData, setting, reach), stored.hiddenVerdicts)
  // Where nothing of the results may be sent, the reply is as if none had come in.
  const isEmpty = !aiData || Object.keys(aiData).length === 0
  return {
    aiData: isEmpty ? null : withSyncMark(aiData),
    evidence: reach.isWhole ? presentEvidence(stored, shown) : [],
    shown,
    ...(!isEmpty && stored.isOutdated && { isOutdated: true }),
  }
}
