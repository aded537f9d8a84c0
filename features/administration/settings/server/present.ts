import type { ReplyOf } from '@candor/call/define'
import { readPositionRules, readSimulationTests } from '../../../platform/company/rules.ts'
import type { listPositionSettings } from '../contract.ts'
import type { PositionRow } from './queries.ts'

type PositionSettings = ReplyOf<typeof listPositionSettings>['list'][number]

/** Writes a position with its present rules, defaults included. */
export function presentPosition({ id, name, nameLatin, isL5, settings }: PositionRow): PositionSettings {
  return {
    positionId: id,
    name,
    nameLatin,
    isL5,
    ...readPositionRules(settings),
    simulationTests: readSimulationTests(settings),
  }
}
