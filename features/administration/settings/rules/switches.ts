import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import {
  aiTabMode,
  aiTabModes,
  isOpenToVisitors,
  isSwitchedOn,
  type ReportSwitch,
  switchNumbers,
  visitorSwitch,
} from '../../../platform/company/rules.ts'

const { aiTabMode: modeSwitch, ...featureSwitches } = switchNumbers

/** The switches that turn a part of the report on or off (R6-016 to R6-020). */
const features = Object.values(featureSwitches)

/** Every switch of the report with its present value, set by the company or default. */
export function everySwitch(switches: readonly ReportSwitch[]): ReportSwitch[] {
  return [
    { number: modeSwitch, value: aiTabModes.indexOf(aiTabMode(switches)) },
    ...features.map((number) => ({ number, value: isSwitchedOn(switches, number) ? 1 : 0 })),
    ...permissionKeys.map((key) => ({
      number: visitorSwitch(key),
      value: isOpenToVisitors(switches, key) ? 1 : 0,
    })),
  ]
}

/** The fault of a switch: its number or its value. Only 3 has modes (decision C48). */
export function switchFault({ number, value }: ReportSwitch): keyof ReportSwitch | null {
  const isKnown = everySwitch([]).some((each) => each.number === number)
  if (!isKnown) return 'number'
  const values = number === modeSwitch ? [0, 1, 2] : [0, 1]
  return values.includes(value) ? null : 'value'
}

export function withSwitch(switches: readonly ReportSwitch[], changed: ReportSwitch): ReportSwitch[] {
  return [...switches.filter(({ number }) => number !== changed.number), changed]
}

export function withTest(
  tests: readonly number[],
  { tab, isOn }: { readonly tab: number; readonly isOn: boolean },
): number[] {
  const others = tests.filter((each) => each !== tab)
  return [...others, ...(isOn ? [tab] : [])].sort((a, b) => a - b)
}
