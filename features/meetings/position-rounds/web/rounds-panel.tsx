import { useLocale } from 'use-intl'
import { positionNameIn } from '../../../candidates/positions/rules/names.ts'
import { usePosition } from '../../../candidates/positions/web/position-frame.tsx'
import { PositionRounds } from './position-rounds.tsx'

/** The rounds of one position, among its settings. */
export function RoundsPanel({ positionId }: { positionId: string }) {
  const locale = useLocale()
  const { data } = usePosition(positionId)
  return data && <PositionRounds positionId={positionId} name={positionNameIn(locale, data)} />
}
