import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import {
  allowsVisualAnalysis,
  isSwitchedOn,
  type ReportSetting,
  switchNumbers,
} from '../../../platform/company/rules.ts'
import { shownScores } from '../../scores/rules/standing.ts'

/** Parts of an interview whose results are fields of the AI data (R3-012, decision 011). */
export const testParts = ['tests.character', 'tests.mentalHealth'] as const
export type TestPart = (typeof testParts)[number]

/**
 * The conditions for a field of the AI data to be sent.
 *
 * The reader: `whole` is for readers of the AI interview, beyond its summary; `opinions` come from colleagues'
 * evaluations, `tests` from psychological tests. The state of the analysis: `conclusions` need one that was not stopped
 * (R4-010), `l2` one that was ordered. The company: `visual` depends on its law (decision D03), all others on its
 * switches.
 */
export type AiDataGroup = ReaderGroup | SettingGroup | 'conclusions' | 'l2'

type SettingGroup = 'visual' | 'totals' | 'singles' | 'nextSteps' | 'details'
type ReaderGroup = 'whole' | 'opinions' | 'tests'

/** Every field of the AI data with its groups: it is sent where all of them are; a field without groups always is. */
export const aiDataGroups = {
  interviewCategory: [],
  isL5Position: [],
  l5Star: ['totals', 'conclusions'],
  mtL5star: ['totals', 'conclusions'],
  l5ScoreRank: ['totals', 'conclusions'],
  tdnaScore: ['whole', 'totals'],
  aiAllScore: ['totals', 'conclusions'],
  emotionScore: ['whole', 'totals', 'visual'],
  beautyScore: ['whole', 'totals', 'visual'],
  speechScore: ['whole', 'totals'],
  assessmentScore: ['whole', 'totals'],
  assessmentTotalScore: ['whole', 'totals'],
  mentalScore: ['whole', 'tests'],
  estimateVideoScore: ['whole', 'opinions', 'totals'],
  estimateTotalScore: ['whole', 'opinions', 'totals'],
  isShowAI: [],
  isAiModel: ['whole'],
  scoreConfigId: ['whole'],
  isOrderAi: [],
  isL2ScoreStop: [],
  meritasSwitch: ['whole'],
  transferWorkSyncAiData: ['whole'],
  emotionScores: ['whole', 'visual'],
  haveise: [],
  keyTips: ['conclusions'],
  sumContent: ['conclusions'],
  nextSuggest: ['conclusions', 'nextSteps'],
  labelGroupScoreList: ['l2', 'conclusions', 'details'],
  realizeScore: ['whole', 'totals'],
  characterScore: ['whole', 'tests'],
  reportDim: ['whole', 'tests'],
  isescoreList: [],
  isescore: [],
  mentalPositiveScore: ['whole', 'tests'],
  mentalNegtiveScore: ['whole', 'tests'],
  mentalScores: ['whole', 'tests'],
  modelName: [],
  modelVersion: [],
  generatedAt: [],
  l2ReportInfo: ['l2'],
} as const satisfies Record<string, readonly AiDataGroup[]>

const groupsByField: ReadonlyMap<string, readonly AiDataGroup[]> = new Map(Object.entries(aiDataGroups))

export function isOfTest(field: string): boolean {
  return groupsByField.get(field)?.includes('tests') ?? false
}

/**
 * How much of the AI data a reader gets. The AI summary alone has neither answers nor evidence; colleagues' opinions
 * may be held back, and like tests they are never sent to visitors (decision 016).
 */
export interface AiDataReach {
  readonly isWhole: boolean
  readonly hasOpinions: boolean
  readonly hasTests: boolean
}

interface AiDataReader {
  readonly isVisit: boolean
  readonly heldBack: { readonly opinions: boolean }
  may(key: PermissionKey): boolean
}

export function aiDataReach(reader: AiDataReader): AiDataReach {
  return {
    isWhole: reader.may('reportAIInterview'),
    hasOpinions: !reader.isVisit && !reader.heldBack.opinions,
    hasTests: !reader.isVisit,
  }
}

export type GroupSetting = Pick<ReportSetting, 'profile' | 'switches' | 'marks' | 'rules' | 'position'>

/** The groups that depend on who reads, each with whether this reader gets it. */
export function readerGroups({ isWhole, hasOpinions, hasTests }: AiDataReach): Record<ReaderGroup, boolean> {
  return { whole: isWhole, opinions: hasOpinions, tests: hasTests }
}

/** The groups that a company's law and switches decide, each with whether it is sent. */
export function settingGroups(setting: GroupSetting): Record<SettingGroup, boolean> {
  const isOn = (number: number) => isSwitchedOn(setting.switches, number)
  const { totals, singles } = shownScores(setting)
  return {
    totals,
    singles,
    visual: allowsVisualAnalysis(setting.profile),
    nextSteps: isOn(switchNumbers.nextStepSuggestions),
    details: isOn(switchNumbers.answerAnalysis),
  }
}

/** Whether a field of the AI data may be sent. A group missing from `told` does not hide the field. */
export function isFieldVisible(
  field: string,
  sent: Readonly<Partial<Record<AiDataGroup, boolean>>>,
): boolean {
  return groupsByField.get(field)?.every((group) => sent[group] ?? true) ?? false
}
