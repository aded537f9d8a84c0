import { dayMs } from '@candor/kernel/durations'
import { classes } from '@candor/ui/classes.ts'
import { State } from '@candor/ui/sections/state'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { ListSearch } from '../../rules/list-words.ts'
import type { ListedCandidate } from '../../rules/wire.ts'
import { ColleagueMarks } from '../pieces/colleague-marks.tsx'
import { ScoreLine } from '../pieces/score-line.tsx'
import { ActivityCell } from './activity-cell.tsx'
import styles from './list-row.module.css'
import { NameCell } from './name-cell.tsx'
import { WaitingCell } from './waiting-cell.tsx'

interface Props {
  row: ListedCandidate
  search: ListSearch
  now: number
  index: number
  /** Share of the axis; null without a median. */
  median: number | null
  hasPosition: boolean
  isFocused: boolean
  isReachable: boolean
  isChosen: boolean
  takesFocus: number
  name: string
  onFocus: (candidateId: string) => void
  onToggle: (candidateId: string, isStretch: boolean) => void
}

const daysSince = (since: number, now: number) => Math.max(0, Math.floor((now - since) / dayMs))
/** The most opinions that have room in a row. */
const mostMarks = 3

/** The stage, with an ink square where the candidate has been in it longer than its limit. */
function StageCell({ row: { stageName, stageSince, limitDays, outcome }, now }: Pick<Props, 'row' | 'now'>) {
  const t = useTranslations('shortlist')
  const isLate = outcome === null && limitDays !== null && daysSince(stageSince, now) > limitDays
  return (
    <span className={styles.stage} title={stageName}>
      {isLate && (
        <>
          <i aria-hidden="true" />
          <span className="sr">{t('pastLimit')}: </span>
        </>
      )}
      {stageName}
    </span>
  )
}

/** The viewer's own result. */
function OwnCell({ row: { own, state } }: Pick<Props, 'row'>) {
  const t = useTranslations('shortlist')
  if (own) return <State kind={own}>{t(`cell.${own}`)}</State>
  if (state === 'invalid') return <span className={styles.invalid}>{t('cell.invalid')}</span>
  return <span className={styles.none}>–</span>
}

/** One candidate of the list. */
export const ListRow = memo(function ListRow(props: Props) {
  const t = useTranslations('shortlist')
  const { row, now, isFocused, isChosen, name } = props
  const { candidateId, workYears, waiting } = row
  return (
    <tr
      aria-rowindex={props.index + 2}
      aria-selected={isChosen}
      className={classes(styles.row, isChosen && styles.chosen, isFocused && styles.focused)}
      onFocus={() => props.onFocus(candidateId)}
    >
      <td className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={t('selectOne', { name })}
          checked={isChosen}
          tabIndex={props.isReachable ? 0 : -1}
          onClick={({ shiftKey }) => props.onToggle(candidateId, shiftKey)}
          readOnly
        />
      </td>
      <td className={styles.who}>
        <NameCell
          row={row}
          search={props.search}
          hasPosition={props.hasPosition}
          isReachable={props.isReachable}
          takesFocus={props.takesFocus}
        />
      </td>
      <td className={styles.years}>{workYears !== null && t('yearsShort', { years: workYears })}</td>
      <td className={styles.waiting}>
        <WaitingCell row={row} />
      </td>
      <td className={styles.since}>
        {waiting.since !== null && t('daysSince', { days: daysSince(waiting.since, now) })}
      </td>
      <td className={styles.score}>
        <ScoreLine person={row} axis={{ median: props.median }} />
      </td>
      <td className={styles.marks}>
        <ColleagueMarks person={row} most={mostMarks} />
        {row.marks.length === 0 && !row.areMarksCovered && <span className={styles.none}>–</span>}
      </td>
      <td className={styles.own}>
        <OwnCell row={row} />
      </td>
      <td className={styles.stageCell}>
        <StageCell row={row} now={now} />
      </td>
      <td className={styles.last}>
        <ActivityCell activity={row.lastActivity} now={now} />
      </td>
    </tr>
  )
})
