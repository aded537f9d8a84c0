import { permissionKeys } from '../../access/rules/permissions.ts'
import {
  aiTabMode,
  aiTabModes,
  isOpenToVisitors,
  isSwitchedOn,
  type ReportTabConfigEntry,
  switchNumbers,
  visitorSwitch,
} from '../../company/rules.ts'

const { aiTabMode: modeSwitch, ...featureSwitches } = switchNumbers

/** The switches that turn a part of the report on or off (R6-016 to R6-020). */
const features = Object.values(featureSwitches)

/** Every switch of the report with its present value, set by the company or default. */
export function everySwitch(config: readonly ReportTabConfigEntry[]): ReportTabConfigEntry[] {
  return [
    { tabType: modeSwitch, inUse: aiTabModes.indexOf(aiTabMode(config)) },
    ...features.map((tabType) => ({ tabType, inUse: isSwitchedOn(config, tabType) ? 1 : 0 })),
    ...permissionKeys.map((key) => ({
      tabType: visitorSwitch(key),
      inUse: isOpenToVisitors(config, key) ? 1 : 0,
    })),
  ]
}

/** The fault of a switch: its number or its value. Only 3 has modes (decision C48). */
export function switchFault({ tabType, inUse }: ReportTabConfigEntry): 'tabType' | 'inUse' | null {
  const isKnown = everySwitch([]).some((entry) => entry.tabType === tabType)
  if (!isKnown) return 'tabType'
  const values = tabType === modeSwitch ? [0, 1, 2] : [0, 1]
  return values.includes(inUse) ? null : 'inUse'
}

/** The configuration with one switch changed; all else stays. */
export function withSwitch(
  config: readonly ReportTabConfigEntry[],
  entry: ReportTabConfigEntry,
): ReportTabConfigEntry[] {
  return [...config.filter(({ tabType }) => tabType !== entry.tabType), entry]
}
