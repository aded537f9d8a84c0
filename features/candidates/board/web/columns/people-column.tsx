import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useRef } from 'react'
import { daysIn } from '../../rules/dwell.ts'
import type { BoardPerson } from '../../rules/wire.ts'
import { Entry, type EntryActs } from './entry.tsx'
import styles from './people-column.module.css'

/** Above this many a column scrolls by itself, and draws only the visible ones. */
const mostDrawn = 50
const usualEntryPx = 75

interface Props {
  people: readonly BoardPerson[]
  limitDays: number | null
  now: number
  /** The focused candidate if it is in this column. */
  focused: string | null
  /** The candidate that Tab reaches; null: none in this column. */
  reachable: string | null
  steps: number
  chosen: ReadonlySet<string>
  lifted: ReadonlySet<string> | null
  acts: EntryActs
}

/** The people of one stage, the longest in it first. */
export const PeopleColumn = memo(function PeopleColumn(props: Props) {
  const { people, limitDays, now, focused, reachable, steps, chosen, lifted, acts } = props
  const draw = (person: BoardPerson) => (
    <Entry
      person={person}
      days={daysIn(person.since, now)}
      limitDays={limitDays}
      isFocused={person.candidateId === focused}
      isReachable={person.candidateId === reachable}
      isChosen={chosen.has(person.candidateId)}
      isLifted={lifted?.has(person.candidateId) ?? false}
      takesFocus={person.candidateId === focused ? steps : 0}
      acts={acts}
    />
  )
  if (people.length > mostDrawn) return <LongColumn people={people} focused={focused} draw={draw} />
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.candidateId}>{draw(person)}</li>
      ))}
    </ul>
  )
})

interface LongProps {
  people: readonly BoardPerson[]
  focused: string | null
  draw: (person: BoardPerson) => ReactNode
}

function LongColumn({ people, focused, draw }: LongProps) {
  const pane = useRef<HTMLDivElement>(null)
  const at = focused === null ? -1 : people.findIndex(({ candidateId }) => candidateId === focused)
  // The focused one is always drawn: the browser's focus would be lost with it.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      return at < 0 || drawn.includes(at) ? drawn : [...drawn, at].sort((a, b) => a - b)
    },
    [at],
  )
  const list = useVirtualizer({
    count: people.length,
    getScrollElement: () => pane.current,
    getItemKey: (index) => people[index]?.candidateId ?? index,
    estimateSize: () => usualEntryPx,
    overscan: 4,
    rangeExtractor,
  })
  return (
    <div ref={pane} className={styles.pane} data-scrolls tabIndex={-1}>
      <ul className={styles.long} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const person = people[item.index]
          return (
            <li
              key={item.key}
              ref={list.measureElement}
              data-index={item.index}
              aria-setsize={people.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {person && draw(person)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
