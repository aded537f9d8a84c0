import { formatDateTime } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { ColleagueMarks } from '../../../shortlist/web/pieces/colleague-marks.tsx'
import { PersonLink } from '../../../shortlist/web/pieces/person-link.tsx'
import { ScoreLine } from '../../../shortlist/web/pieces/score-line.tsx'
import { WaitingFor } from '../../../shortlist/web/pieces/waiting-for.tsx'
import { daysIn, isPastLimit, placeOnScale } from '../../rules/dwell.ts'
import type { BoardPerson, Stage } from '../../rules/wire.ts'
import { DaysInStage } from '../pieces/days-in-stage.tsx'
import styles from './people-list.module.css'

interface Props {
  person: BoardPerson
  stage: Stage | null
  now: number
  index: number
  /** Where the row begins, in px. */
  start: number
  isFocused: boolean
  isReachable: boolean
  isChosen: boolean
  takesFocus: number
  name: string
  onFocus: (candidateId: string) => void
  onToggle: (candidateId: string) => void
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** One candidate of the list. */
export const ListRow = memo(function ListRow(props: Props) {
  const t = useTranslations('board')
  const { person, stage, now, isFocused, isChosen, name } = props
  const { candidateId, workYears, lastActiveAt } = person
  const days = daysIn(person.since, now)
  const limitDays = stage?.limitDays ?? null
  return (
    <tr
      aria-rowindex={props.index + 2}
      aria-selected={isChosen}
      className={classes(styles.row, isChosen && styles.chosen, isFocused && styles.focused)}
      style={{ transform: `translateY(${props.start}px)` }}
      onFocus={() => props.onFocus(candidateId)}
    >
      <td className={styles.cell}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={t('choose', { name })}
          checked={isChosen}
          tabIndex={-1}
          onChange={() => props.onToggle(candidateId)}
        />
      </td>
      <td className={styles.cell}>
        <PersonLink person={person} isReachable={props.isReachable} takesFocus={props.takesFocus} />
      </td>
      <td className={styles.number}>{workYears ?? ''}</td>
      <td className={styles.text}>{stage?.name}</td>
      <td className={styles.dwell}>
        <span className={styles.axis} aria-hidden="true">
          <i
            className={styles.bar}
            data-past={isPastLimit(days, limitDays) || undefined}
            style={{ width: `${placeOnScale(days) * 100}%` }}
          />
          {limitDays !== null && (
            <s className={styles.limit} style={{ left: `${placeOnScale(limitDays) * 100}%` }} />
          )}
        </span>
        <DaysInStage days={days} limitDays={limitDays} />
      </td>
      <td className={styles.cell}>
        <WaitingFor person={person} />
      </td>
      <td className={styles.cell}>
        <ScoreLine person={person} />
      </td>
      <td className={styles.cell}>
        <ColleagueMarks person={person} most={3} />
      </td>
      <td className={styles.time}>
        <time dateTime={new Date(lastActiveAt).toISOString()}>
          {formatDateTime(lastActiveAt, timeZone).slice(0, 10)}
        </time>
      </td>
    </tr>
  )
})
