import { classes } from '@candor/ui/classes.ts'
import { CountBadge } from '@candor/ui/count-badge'
import { type RefObject, type TouchEvent, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { columnsOf } from '../../rules/columns.ts'
import { daysIn } from '../../rules/dwell.ts'
import type { Board, BoardPerson, Stage } from '../../rules/wire.ts'
import { ClosedGroups } from '../closed/closed-groups.tsx'
import { DropResumes } from '../columns/drop-resumes.tsx'
import { PeopleColumn } from '../columns/people-column.tsx'
import { ChosenBar } from '../moving/chosen-bar.tsx'
import { DwellScale } from '../pieces/dwell-scale.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './phone-board.module.css'
import { useLongPress } from './use-long-press.ts'

/** How far in px a finger goes sideways before the stage changes. */
const swipePx = 60

/** Calls `onSwipe` with 1 for a swipe to the left, which leads on, and −1 for one to the right. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const start = from.current
      from.current = null
      if (!start || !touch) return
      const across = touch.clientX - start.x
      const down = Math.abs(touch.clientY - start.y)
      if (Math.abs(across) > swipePx && Math.abs(across) > 2 * down) onSwipe(across < 0 ? 1 : -1)
    },
  }
}

const nobody: ReadonlySet<string> = new Set()
/** A tap opens the report, and a long press chooses; an entry itself does nothing. */
const entryActs = { onFocus: () => {}, onToggle: () => {}, onPress: null }

/** The board of a phone: one stage at a time. A long press begins to choose. */
export function PhoneBoard({ positionId, board, people, choice, acts, nameOf }: ViewProps) {
  const { stages, closed, now, mayMove } = board
  const columns = useMemo(
    () =>
      columnsOf(
        stages.map(({ stageId }) => stageId),
        people,
      ),
    [stages, people],
  )
  const firstPopulated = columns.findIndex((column) => column.people.length > 0)
  const [shown, setShown] = useState(Math.max(0, firstPopulated))
  const last = stages.length
  const row = useRef<HTMLElement>(null)
  function show(place: number): void {
    const to = Math.min(last, Math.max(0, place))
    setShown(to)
    row.current?.children[to]?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }
  const swipe = useSwipe((by) => show(shown + by))
  const isChoosing = choice.chosen.size > 0
  const press = useLongPress(isChoosing, choice.toggle)
  const stage = stages[shown]
  const here = columns[shown]?.people ?? []
  return (
    <>
      <StageTabs board={board} shown={shown} row={row} onShow={show} />
      <div {...swipe}>
        {stage ? (
          <div {...press} className={classes(styles.stage, isChoosing && styles.choosing)}>
            <StageOfPhone
              stage={stage}
              people={here}
              now={now}
              chosen={isChoosing ? choice.chosen : nobody}
            />
            {shown === 0 && mayMove && <DropResumes positionId={positionId} />}
          </div>
        ) : (
          <div className={styles.closed}>
            <ClosedGroups positionId={positionId} closed={closed} />
          </div>
        )}
      </div>
      <ChosenBar acts={acts} choice={choice} mayMove={mayMove} nameOf={nameOf} />
    </>
  )
}

interface StageProps {
  stage: Stage
  people: readonly BoardPerson[]
  now: number
  chosen: ReadonlySet<string>
}

/** The stage in view: its scale of days and its people. */
function StageOfPhone({ stage, people, now, chosen }: StageProps) {
  const t = useTranslations('board')
  return (
    <>
      <div className={styles.scale}>
        {stage.isListed ? (
          <DwellScale
            days={people.map(({ since }) => daysIn(since, now))}
            limitDays={stage.limitDays}
            hasEnd
          />
        ) : (
          <p className={styles.hint}>{t('unlisted')}</p>
        )}
      </div>
      <PeopleColumn
        key={stage.stageId}
        people={people}
        limitDays={stage.limitDays}
        now={now}
        focused={null}
        reachable={null}
        steps={0}
        chosen={chosen}
        lifted={null}
        acts={entryActs}
      />
      {people.length === 0 && <p className={styles.hint}>{t('nobody')}</p>}
    </>
  )
}

interface TabsProps {
  board: Board
  shown: number
  row: RefObject<HTMLElement | null>
  onShow: (place: number) => void
}

/** The stages with their counts, and the ended applications at the end. */
function StageTabs({ board: { stages, closed }, shown, row, onShow }: TabsProps) {
  const t = useTranslations('board')
  const count = closed.reduce((sum, group) => sum + group.count, 0)
  return (
    <nav className={styles.tabs} aria-label={t('stages')} ref={row}>
      {[...stages, { stageId: 'closed', name: t('closed'), count }].map((tab, place) => (
        <button
          key={tab.stageId}
          type="button"
          className={styles.tab}
          aria-current={place === shown || undefined}
          onClick={() => onShow(place)}
        >
          {tab.name}
          <CountBadge count={tab.count} isExact />
        </button>
      ))}
    </nav>
  )
}
