import { Score } from '@candor/ui/score'
import { fullScore } from '../rules/report.ts'

interface Props {
  /** Out of 10; null while it is still being made. */
  score: number | null
  size?: 'small' | 'medium'
}

/** A score out of 10, or that it is still being made. */
export function TenScore({ score, size = 'small' }: Props) {
  const value =
    score === null
      ? ({ state: 'analysing' } as const)
      : ({ state: 'scored', value: score, outOf: fullScore } as const)
  return <Score score={value} size={size} hasStars={false} />
}
