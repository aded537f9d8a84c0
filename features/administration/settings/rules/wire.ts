import type { ReplyOf } from '@candor/call/define'
import { readSwitches } from '../../../platform/company/rules/wire.ts'
import type { ReportSwitch } from '../../../platform/company/rules.ts'
import type { getSettings } from '../contract.ts'

export function readSettings(wire: ReplyOf<typeof getSettings>) {
  const { reportTabConfig, aiMarkCfg: marks, evaluationConfig: evaluation, ...rest } = wire
  return { ...rest, switches: readSwitches(reportTabConfig), marks, evaluation }
}

export type Settings = ReturnType<typeof readSettings>

/** The wire's name of a switch's number, and of its value. */
export const switchFields = { number: 'tabType', value: 'inUse' } as const satisfies Record<
  keyof ReportSwitch,
  string
>

const groups = new Map([
  ['reportTabConfig', 'switches'],
  ['aiMarkCfg', 'marks'],
  ['evaluationConfig', 'evaluation'],
])

/** Reads a setting of the audit log, `rules.englishLabel` or `position <name>.isL5`: its group and its key. */
export function readSubject(subject: string): { group: string; key: string } {
  const dot = subject.lastIndexOf('.')
  const group = subject.slice(0, dot)
  return { group: groups.get(group) ?? group, key: subject.slice(dot + 1) }
}
