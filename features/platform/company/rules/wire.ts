import type { ReplyOf } from '@candor/call/define'
import { isRecord } from '@candor/kernel/is-record'
import type { getReportTabConfig } from '../contract.ts'
import {
  defaultAiMarkConfig,
  defaultEvaluationConfig,
  isProfile,
  type ReportSetting,
  type ReportSwitch,
  readCompanyRules,
  readPositionRules,
  readSimulationTests,
} from '../rules.ts'

type WireSwitch = ReplyOf<typeof getReportTabConfig>[number]

const isSwitch = (value: unknown): value is WireSwitch =>
  isRecord(value) && 'tabType' in value && 'inUse' in value

/** Reads the switches of a company as they are stored and sent; invalid ones are left out. */
export function readSwitches(value: unknown): ReportSwitch[] {
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.filter(isSwitch).map(({ tabType: number, inUse }) => ({ number, value: inUse }))
}

export const writeSwitch = ({ number, value }: ReportSwitch): WireSwitch => ({
  tabType: number,
  inUse: value,
})

export interface StoredSetting {
  readonly profile: string
  readonly customerType: string
  readonly settings: unknown
  readonly isL5: boolean
  readonly positionSettings: unknown
}

function readStageNames(value: unknown): Map<string, unknown> {
  return new Map(isRecord(value) ? Object.entries(value) : [])
}

/** Reads a stored setting; missing parts have their defaults. */
export function readReportSetting(stored: StoredSetting): ReportSetting {
  const { profile, customerType, settings, isL5, positionSettings } = stored
  if (!isProfile(profile)) throw new Error('a company has an unknown profile')
  const parts = isRecord(settings) ? settings : {}
  const part = (key: string) => (isRecord(parts[key]) ? parts[key] : null)
  return {
    profile,
    customerType,
    marks: { ...defaultAiMarkConfig, ...part('aiMarkCfg') },
    switches: readSwitches(parts.reportTabConfig),
    rules: readCompanyRules(part('rules')),
    evaluation: { ...defaultEvaluationConfig, ...part('evaluationConfig') },
    stageNames: readStageNames(part('stageNames')),
    position: {
      isL5,
      ...readPositionRules(positionSettings),
      simulationTests: readSimulationTests(positionSettings),
    },
  }
}
