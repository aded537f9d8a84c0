import { GripIcon } from '@candor/ui/icons'
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useRowKeys } from '../../../shortlist/web/pieces/use-row-keys.ts'
import { columnsOf, focusAfter, type Step } from '../../rules/columns.ts'
import { ChosenBar } from '../moving/chosen-bar.tsx'
import { KeysFoot } from '../pieces/keys-foot.tsx'
import { type Dragged, useDrag } from '../use-drag.ts'
import { actOnKey } from '../use-position-acts.ts'
import type { ViewProps } from '../view-props.ts'
import { BoardColumns, closedDrop, stageDrop } from './board-columns.tsx'
import styles from './wide-board.module.css'

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** The board of a wide screen: the mouse drags, keys move the focus and the people. */
export function WideBoard({ positionId, board, people, choice, acts, nameOf }: ViewProps) {
  const { stages, mayMove } = board
  const columns = useMemo(
    () =>
      columnsOf(
        stages.map(({ stageId }) => stageId),
        people,
      ),
    [stages, people],
  )
  const { dragged, ghost, onPress } = useDrag(
    (candidateId) => (choice.chosen.has(candidateId) ? choice.chosen : new Set([candidateId])),
    (ids, place) =>
      acts.dropOn(ids, stages.find(({ stageId }) => stageDrop(stageId) === place)?.stageId ?? null),
  )

  useRowKeys((key, event) => {
    const step = steps[key]
    if (!step) return event.shiftKey ? false : actOnKey(key, acts, choice)
    if (!event.shiftKey) {
      choice.stepTo(focusAfter(columns, choice.focused, step))
      return true
    }
    if (step !== 'left' && step !== 'right') return false
    return acts.moveBeside(step === 'left' ? -1 : 1)
  })

  const latest = useRef({ choice, onPress })
  useEffect(() => {
    latest.current = { choice, onPress }
  })
  const entryActs = useMemo(
    () => ({
      onFocus: (candidateId: string) => {
        if (latest.current.choice.focused !== candidateId) latest.current.choice.focus(candidateId)
      },
      onToggle: (candidateId: string) => latest.current.choice.toggle(candidateId),
      onPress: mayMove
        ? (event: PointerEvent, candidateId: string) => latest.current.onPress(event, candidateId)
        : null,
    }),
    [mayMove],
  )

  return (
    <>
      <BoardColumns
        positionId={positionId}
        board={board}
        columns={columns}
        choice={choice}
        dragged={dragged}
        acts={entryActs}
      />
      {dragged && <Ghost ghost={ghost} dragged={dragged} stages={stages} />}
      <KeysFoot view="board" mayMove={mayMove} />
      <ChosenBar acts={acts} choice={choice} mayMove={mayMove} nameOf={nameOf} />
    </>
  )
}

interface GhostProps {
  ghost: RefObject<HTMLDivElement | null>
  dragged: Dragged
  stages: ViewProps['board']['stages']
}

/** What follows the pointer while entries are dragged. */
function Ghost({ ghost, dragged, stages }: GhostProps) {
  const t = useTranslations('board')
  const stage = stages.find(({ stageId }) => stageDrop(stageId) === dragged.over)
  const count = dragged.ids.size
  const place = dragged.over === closedDrop ? t('closed') : stage?.name
  return (
    <div ref={ghost} className={styles.ghost} aria-hidden="true">
      <GripIcon />
      {place ? t('ghost', { count, stage: place }) : t('chosen', { count })}
    </div>
  )
}
