import type { ReplyOf } from '@candor/call/define'
import { isRecord } from '@candor/kernel/is-record'
import { type PermissionKey, permissionKeys } from '../access/rules/permissions.ts'
import type { PersonAct } from '../access/rules/person-acts.ts'
import { type Profile, profiles } from './contract/profiles.ts'
import type { getAiAnnotationSettings, getCompanyConfig, getEvaluationConfig } from './contract.ts'

export const defaultTimeZones: Readonly<Record<Profile, string>> = {
  cn: 'Asia/Shanghai',
  eu: 'Europe/Berlin',
  'us-il': 'America/Chicago',
}

/** Whether the law allows emotion analysis and appearance scores. Elsewhere the server never sends them. */
export function allowsVisualAnalysis(profile: Profile): boolean {
  return profile === 'cn'
}

export function isProfile(value: string): value is Profile {
  return profiles.some((profile) => profile === value)
}

/** A switch of the report by its number; 0 is off. Only that of the AI tabs has three modes, 0 to 2 (decision C48). */
export interface ReportSwitch {
  readonly number: number
  readonly value: number
}

/** Numbers of the switches in use. From 100 on: one per permission key, for visitors. */
export const switchNumbers = {
  aiTabMode: 3,
  nextStepSuggestions: 12,
  scoreLevelLabels: 15,
  starExplanation: 16,
  answerAnalysis: 17,
  bigFive: 27,
} as const

export const aiTabModes = ['byMenu', 'all', 'byAnswers'] as const
export type AiTabMode = (typeof aiTabModes)[number]

/** How the AI tabs are chosen: from the menu list, all of them, or by the kinds of answers that exist. */
export function aiTabMode(switches: readonly ReportSwitch[]): AiTabMode {
  const value = switches.find(({ number }) => number === switchNumbers.aiTabMode)?.value ?? 1
  return aiTabModes[value] ?? 'all'
}

export function isSwitchedOn(switches: readonly ReportSwitch[], number: number): boolean {
  return (switches.find((each) => each.number === number)?.value ?? 1) !== 0
}

/** The switch that shows visitors the part of a permission key (decision C50). */
export function visitorSwitch(key: PermissionKey): number {
  return 100 + permissionKeys.indexOf(key)
}

const openToVisitors: readonly PermissionKey[] = ['reportResume', 'reportAIInterview']

export function isOpenToVisitors(switches: readonly ReportSwitch[], key: PermissionKey): boolean {
  const found = switches.find(({ number }) => number === visitorSwitch(key))
  return found ? found.value !== 0 : openToVisitors.includes(key)
}

/** AI scores on screen. Each is on by default; 1 is on (R3-040). */
export type AiMarkConfig = ReplyOf<typeof getAiAnnotationSettings>

export const defaultAiMarkConfig: AiMarkConfig = {
  allStatus: 1,
  singleStatus: 1,
  manualStatus: 1,
  aiScoreStatus: 1,
}

export type EvaluationConfig = ReplyOf<typeof getEvaluationConfig>

export const defaultEvaluationConfig: EvaluationConfig = {
  screeningInfoStatus: 0,
  evaluationInvisibleStatus: 0,
}

/** Whether feedback is for its owner only, so that no share opens it. */
export function keepsFeedback({ evaluationInvisibleStatus }: EvaluationConfig): boolean {
  return evaluationInvisibleStatus === 1
}

/** The customer types; this is the only place that knows what each changes (decision N41). */
export const customerTypes = ['CUSTOMERTYPE_NORMAL', 'CUSTOMERTYPE_ZHONGJUN'] as const
export type CustomerType = (typeof customerTypes)[number]

export function isCustomerType(value: string): value is CustomerType {
  return customerTypes.some((type) => type === value)
}

/** Whether a customer type shows background checks among the attachments, and always (decision C42). */
export function keepsBackgroundChecks(customerType: string): boolean {
  return customerType === 'CUSTOMERTYPE_ZHONGJUN'
}

/** Whether a customer type gives feedback by result and form only, without a text (P6-032, decision C40). */
export function hidesFeedbackContent(customerType: string): boolean {
  return customerType === 'CUSTOMERTYPE_ZHONGJUN'
}

/** The name and logo that a partner's people see instead of Candor's; `icon` is an image as a data address. */
export interface PartnerBrand {
  title: string
  icon?: string
}

export type CompanyRules = ReplyOf<typeof getCompanyConfig>

export function brandTitle({ partnerBrand }: Pick<CompanyRules, 'partnerBrand'>): string {
  return partnerBrand?.title ?? 'Candor'
}

export function sentBrand({ partnerBrand }: Pick<CompanyRules, 'partnerBrand'>) {
  return partnerBrand ? { partnerBrand } : {}
}

export const defaultCompanyRules: CompanyRules = {
  abbreviatedDimensionNames: false,
  englishLabel: false,
  hideAnswerCorrectness: false,
  stageBasedEvaluation: false,
  foldTextAnswers: false,
  offlineInterviewTab: false,
  usesPersonalityTest: false,
  eliminationReasonRequired: false,
  reportScoreVisible: true,
  shareLinkNeedsPassword: false,
  shareMailsPasswordReport: false,
  mailsSharePassword: false,
  visitorsMaySendOn: true,
  visitorsMayDownload: true,
  ownOpinionFirst: true,
  ownOpinionBeforeAi: false,
  loadLanguageScore: false,
  partnerBrand: null,
  candidateMoveHours: 24,
  collectsIdCards: true,
  monitorsByPhone: true,
  sendsCampaign: true,
  showsSalary: false,
  hrMayErase: false,
  hrMayExport: false,
  hrMayMerge: false,
  idPhotoDays: 365,
}

/** The acts on persons that the company opens to HR. */
export function hrMay({
  hrMayErase,
  hrMayExport,
  hrMayMerge,
}: Pick<CompanyRules, 'hrMayErase' | 'hrMayExport' | 'hrMayMerge'>): PersonAct[] {
  return [
    ...(hrMayErase ? ['erase' as const] : []),
    ...(hrMayExport ? ['export' as const] : []),
    ...(hrMayMerge ? ['merge' as const] : []),
  ]
}

/** Whether a reader may download or print a report: accounts always, visitors if the company allows it. */
export function mayDownload(
  { isVisit }: { readonly isVisit: boolean },
  { visitorsMayDownload }: Pick<CompanyRules, 'visitorsMayDownload'>,
): boolean {
  return !isVisit || visitorsMayDownload
}

export interface PositionRules {
  hideScoreIndicator: boolean
  loadLanguageScore: boolean
}

export interface ReportSetting {
  readonly profile: Profile
  readonly customerType: string
  readonly marks: AiMarkConfig
  readonly switches: readonly ReportSwitch[]
  readonly rules: CompanyRules
  readonly evaluation: EvaluationConfig
  /** Stored names of stages by their wire ids, each by language. */
  readonly stageNames: ReadonlyMap<string, unknown>
  readonly position: PositionRules & {
    readonly isL5: boolean
    /** The tests that the mini-app simulates: 18 to 21 (R9-072). */
    readonly simulationTests: readonly number[]
  }
}

/** Whether a report loads language scores: if company or position is configured to (decision C47). */
export function loadsLanguageScore({ rules, position }: Pick<ReportSetting, 'rules' | 'position'>): boolean {
  return rules.loadLanguageScore || position.loadLanguageScore
}

export function readCompanyRules(value: unknown): CompanyRules {
  return { ...defaultCompanyRules, ...(isRecord(value) ? value : null) }
}

export function readPositionRules(settings: unknown): PositionRules {
  const isOn = (key: keyof PositionRules) => isRecord(settings) && settings[key] === true
  return {
    hideScoreIndicator: isOn('hideScoreIndicator'),
    loadLanguageScore: isOn('loadLanguageScore'),
  }
}

export function readSimulationTests(settings: unknown): number[] {
  const tests: unknown[] =
    isRecord(settings) && Array.isArray(settings.simulationTests) ? settings.simulationTests : []
  return tests.filter((test) => typeof test === 'number')
}
