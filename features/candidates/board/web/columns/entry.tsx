import { classes } from '@candor/ui/classes.ts'
import { GripIcon } from '@candor/ui/icons'
import { type MouseEvent, memo, type PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ColleagueMarks } from '../../../shortlist/web/pieces/colleague-marks.tsx'
import { PersonLink } from '../../../shortlist/web/pieces/person-link.tsx'
import { ScoreLine } from '../../../shortlist/web/pieces/score-line.tsx'
import { WaitingFor } from '../../../shortlist/web/pieces/waiting-for.tsx'
import type { BoardPerson } from '../../rules/wire.ts'
import { DaysInStage } from '../pieces/days-in-stage.tsx'
import styles from './entry.module.css'

/** What an entry does, the same object for all of them, so that none is drawn anew for it. */
export interface EntryActs {
  readonly onFocus: (candidateId: string) => void
  readonly onToggle: (candidateId: string) => void
  /** Begins a drag; null for viewers who may not move. */
  readonly onPress: ((event: PointerEvent, candidateId: string) => void) | null
}

interface Props {
  person: BoardPerson
  days: number
  limitDays: number | null
  isFocused: boolean
  /** Whether Tab reaches it. */
  isReachable: boolean
  isChosen: boolean
  isLifted: boolean
  takesFocus: number
  acts: EntryActs
}

/** Years of work and the source, as far as they are known. */
function Facts({ person: { workYears, source } }: { person: BoardPerson }) {
  const t = useTranslations('board')
  const facts = [workYears !== null && t('years', { years: workYears }), source].filter(Boolean)
  return facts.length > 0 && <span className={styles.facts}>{facts.join(', ')}</span>
}

const isOnControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label') !== null

/** One candidate of a column, in two or three lines. A press beside the name chooses. */
export const Entry = memo(function Entry(props: Props) {
  const { person, days, limitDays, isFocused, isChosen, acts } = props
  const { candidateId } = person
  const isWaiting = person.isViewerAsked || person.asked.length > 0
  const hasScore = person.scoreState !== 'none'
  const hasMarks = person.marks.length > 0 || person.areMarksCovered
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key X chooses on every entry
    <article
      className={classes(
        styles.entry,
        isChosen && styles.chosen,
        isFocused && styles.focused,
        props.isLifted && styles.lifted,
      )}
      data-entry={candidateId}
      onPointerDown={acts.onPress ? (event) => acts.onPress?.(event, candidateId) : undefined}
      onClick={(event) => !isOnControl(event) && acts.onToggle(candidateId)}
      onFocus={() => acts.onFocus(candidateId)}
    >
      <PersonLink person={person} isReachable={props.isReachable} takesFocus={props.takesFocus} />
      <DaysInStage days={days} limitDays={limitDays} />
      {isChosen && <ChosenNote />}
      <span className={styles.line}>
        {isWaiting ? <WaitingFor person={person} /> : <Facts person={person} />}
      </span>
      <span className={styles.line}>
        {hasScore || !isWaiting ? <ScoreLine person={person} /> : <Facts person={person} />}
        {hasMarks && (
          <span className={styles.marks}>
            <ColleagueMarks person={person} most={3} />
          </span>
        )}
      </span>
      {acts.onPress && <GripIcon className={styles.grip} />}
    </article>
  )
})

function ChosenNote() {
  const t = useTranslations('board')
  return <span className="sr">{t('chosen', { count: 1 })}</span>
}
