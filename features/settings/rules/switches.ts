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

/** Every switch of the report with what holds for it now, whether or not the company ever set it. */
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

/** What is wrong with a switch as it was given: its number, or its value. Only 3 is a mode (decision C48). */
export function switchFault({ tabType, inUse }: ReportTabConfigEntry): 'tabType' | 'inUse' | null {
  const isKnown = everySwitch([]).some((entry) => entry.tabType === tabType)
  if (!isKnown) return 'tabType'
  const values = tabType === modeSwitch ? [0, 1, 2] : [0, 1]
  return values.includes(inUse) ? null : 'inUse'
}

/** The configuration with one switch set; what else stands in it stays. */
export function withSwitch(
  config: readonly ReportTabConfigEntry[],
  entry: ReportTabConfigEntry,
): ReportTabConfigEntry[] {
  return [...config.filter(({ tabType }) => tabType !== entry.tabType), entry]
}
