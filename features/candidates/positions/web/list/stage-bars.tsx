import { classes } from '@candor/ui/classes.ts'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { Counts } from '../../rules/standing.ts'
import styles from './stage-bars.module.css'
import type { Columns, ListedPosition } from './use-positions.ts'

interface Props {
  position: ListedPosition
  columns: Columns
  /** Share of the full height of one person. */
  scale: number
  hasOthers: boolean
}

/** The height of one person in pixels at full scale. */
const personHeight = 5

/** A custom property, which React's type of a style does not know. */
function heightOf(people: number, scale: number): CSSProperties {
  return { height: `${people * personHeight * scale}px` }
}

/** The people of a position by stage, as bars of one scale; ink is past the limit of the stage. */
export function StageBars({ position: { stages, others }, columns, scale, hasOthers }: Props) {
  const t = useTranslations('positions')
  return (
    <ul className={styles.bars}>
      {columns.map(({ stageId, name }) => {
        const counts = stages.find((stage) => stage.stageId === stageId)
        return <Bar key={stageId} name={name} counts={counts ?? null} scale={scale} />
      })}
      {hasOthers && <Bar name={t('column.others')} counts={others} scale={scale} />}
    </ul>
  )
}

function Bar({ name, counts, scale }: { name: string; counts: Counts | null; scale: number }) {
  const t = useTranslations('positions')
  const count = counts?.count ?? 0
  const past = counts?.past ?? 0
  return (
    <li className={classes(styles.bar, count === 0 && styles.empty)}>
      <span aria-hidden="true">
        <b>{counts ? count : '–'}</b>
        {past > 0 && <i className={styles.past} style={heightOf(past, scale)} />}
        {count > past && <i style={heightOf(count - past, scale)} />}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className="sr">
        {counts ? t('inStage', { stage: name, count, past }) : t('noStage', { stage: name })}
      </span>
    </li>
  )
}
