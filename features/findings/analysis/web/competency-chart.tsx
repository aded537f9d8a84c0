import { Radar, type RadarAxis } from '@candor/ui/charts/radar'
import { Ring } from '@candor/ui/charts/ring'
import { Rose } from '@candor/ui/charts/rose'
import { useTranslations } from 'use-intl'
import { chartFor } from '../../../candidates/scores/rules/chart.ts'
import type { StarScale } from '../../../candidates/scores/rules/stars.ts'
import styles from './competency-chart.module.css'

interface Props {
  axes: readonly RadarAxis[]
  max: StarScale
  /** The index of the axis whose row is open. */
  selected: number
}

function Rings({ axes, max }: Pick<Props, 'axes' | 'max'>) {
  return (
    <ul className={styles.rings}>
      {axes.map(({ name, value }) => (
        <li key={name}>
          <Ring label={name} score={{ state: 'scored', value, outOf: max }} size={112} />
          <span aria-hidden="true">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** The chart of the scores by competency; its kind depends on how many there are. */
export function CompetencyChart({ axes, max, selected }: Props) {
  const t = useTranslations('analysis')
  const kind = chartFor(axes.length, max)
  if (kind === null) return null
  return (
    <div className={styles.chart}>
      {kind === 'radar' && <Radar title={t('radar')} axes={axes} max={max} selected={selected} />}
      {kind === 'rose' && <Rose title={t('radar')} axes={axes} max={max} selected={selected} />}
      {kind === 'rings' && <Rings axes={axes} max={max} />}
    </div>
  )
}
