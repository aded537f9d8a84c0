import { useVirtualizer } from '@tanstack/react-virtual'
import { type Key, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { askBulk } from '../../../bulk/web/ask-bulk.ts'
import { useRowKeys } from '../../../shortlist/web/pieces/use-row-keys.ts'
import { type ListAddress, narrowed, sorted } from '../../rules/list.ts'
import type { BoardPerson } from '../../rules/wire.ts'
import { ChosenBar } from '../moving/chosen-bar.tsx'
import { KeysFoot } from '../pieces/keys-foot.tsx'
import { actOnKey } from '../use-position-acts.ts'
import type { ViewProps } from '../view-props.ts'
import { ClosedLine } from './closed-line.tsx'
import { ListFilter } from './list-filter.tsx'
import { ListHead } from './list-head.tsx'
import { ListRow } from './list-row.tsx'
import styles from './people-list.module.css'

interface Props extends ViewProps {
  address: ListAddress
  onAddress: (address: ListAddress) => void
}

const rowPx = 39
/** Above this many only the visible rows are drawn. */
const mostDrawn = 50

/** The rows that the filter leaves, in the order of the address. */
function useRows({ board, people, address, nameOf }: Props) {
  const { find, stage, not, sort = 'over', back } = address
  const { stages, now } = board
  return useMemo(() => {
    const { shown, ...left } = narrowed(people, { find, stage, not })
    const order = { sort, isBack: back === 1, stages, now, nameOf }
    return { rows: sorted(shown, order), ...left }
  }, [people, stages, now, find, stage, not, sort, back, nameOf])
}

/** The place of the focused candidate in an order; −1 for none. */
const placeOf = (focused: string | null, order: readonly string[]) =>
  focused === null ? -1 : order.indexOf(focused)

/** The keys of the list: steps, the choice, the filter and the moves. */
function useListKeys({ choice, acts }: ViewProps, order: readonly string[], focusFind: () => void): void {
  const at = placeOf(choice.focused, order)
  useRowKeys((key, event) => {
    const to = { j: at + 1, ArrowDown: at + 1, k: at - 1, ArrowUp: at - 1, Home: 0, End: order.length - 1 }[
      key
    ]
    if (to !== undefined && !event.shiftKey) {
      const next = order[Math.min(order.length - 1, Math.max(0, to))]
      if (next !== undefined) choice.stepTo(next)
      return true
    }
    if (key === '/') {
      focusFind()
      return true
    }
    if (key === 'r' && !event.shiftKey) return askBulk('reject')
    if (key === 'x' && event.shiftKey && choice.focused !== null) {
      choice.chooseTo(order, choice.focused)
      return true
    }
    if (event.shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight'))
      return acts.moveBeside(key === 'ArrowLeft' ? -1 : 1)
    return event.shiftKey ? false : actOnKey(key, acts, choice)
  })
}

/** The candidates of a position as a table with a filter. Selection and focus are those of the board. */
export function PeopleList(props: Props) {
  const t = useTranslations('board')
  const { board, people, choice, acts, address, onAddress, nameOf } = props
  const { rows, byStage, byText } = useRows(props)
  const order = rows.map(({ candidateId }) => candidateId)
  const at = placeOf(choice.focused, order)
  const pane = useRef<HTMLDivElement>(null)
  const find = useRef<HTMLInputElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    getItemKey: (index) => rows[index]?.candidateId ?? index,
    estimateSize: () => rowPx,
    overscan: 8,
  })
  const isLong = rows.length > mostDrawn
  const { steps } = choice
  useEffect(() => {
    if (isLong && steps > 0 && at >= 0) list.scrollToIndex(at)
  }, [list, isLong, steps, at])

  useListKeys(props, order, () => find.current?.focus())

  const drawn = isLong
    ? list.getVirtualItems()
    : order.map((key, index) => ({ key, index, start: index * rowPx }))
  const stays = { shown: rows.length, total: people.length, byStage, byText }
  return (
    <>
      <ListFilter address={address} stages={board.stages} counts={stays} field={find} onAddress={onAddress} />
      <div ref={pane} className={styles.pane} data-scrolls tabIndex={-1}>
        <table className={styles.table} aria-rowcount={rows.length + 1}>
          <ListHead address={address} order={order} choice={choice} onAddress={onAddress} />
          <ListRows {...props} rows={rows} drawn={drawn} order={order} />
        </table>
        {rows.length === 0 && people.length > 0 && <p className={styles.none}>{t('noneShown')}</p>}
        <ClosedLine positionId={props.positionId} closed={board.closed} />
      </div>
      <KeysFoot view="list" mayMove={board.mayMove} />
      <ChosenBar acts={acts} choice={choice} mayMove={board.mayMove} nameOf={nameOf} />
    </>
  )
}

interface RowsProps extends ViewProps {
  rows: readonly BoardPerson[]
  drawn: readonly { readonly key: Key; readonly index: number; readonly start: number }[]
  order: readonly string[]
}

function ListRows({ board, choice, nameOf, rows, drawn, order }: RowsProps) {
  const stages = new Map(board.stages.map((stage) => [stage.stageId, stage]))
  const reachable = placeOf(choice.focused, order) >= 0 ? choice.focused : (order[0] ?? null)
  return (
    <tbody className={styles.rows} style={{ height: Math.max(rows.length, 1) * rowPx }}>
      {drawn.map(({ key, index, start }) => {
        const person = rows[index]
        if (!person) return null
        const { candidateId } = person
        return (
          <ListRow
            key={key}
            person={person}
            stage={stages.get(person.stageId) ?? null}
            now={board.now}
            index={index}
            start={start}
            isFocused={candidateId === choice.focused}
            isReachable={candidateId === reachable}
            isChosen={choice.chosen.has(candidateId)}
            takesFocus={candidateId === choice.focused ? choice.steps : 0}
            name={nameOf(person)}
            onFocus={choice.focus}
            onToggle={choice.toggle}
          />
        )
      })}
    </tbody>
  )
}
