import { ScaleBars } from '@candor/ui/charts/scale-bar'
import { type CompetencyItem, fullScore } from '../rules/report.ts'

/** Items with their score out of 10, the meanings of both ends of the scale, and their description. */
export function CompetencyBars({ title, items }: { title: string; items: readonly CompetencyItem[] }) {
  return (
    <ScaleBars
      title={title}
      max={fullScore}
      bars={items.map(({ name, score, low, high, description }) => ({
        name,
        value: score,
        low,
        high,
        note: description,
      }))}
    />
  )
}
