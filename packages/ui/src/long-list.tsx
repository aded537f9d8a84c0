import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect } from 'react'
import styles from './long-list.module.css'

interface Props {
  keys: readonly string[]
  /** Whether only visible rows are drawn. */
  isLong: boolean
  pane: HTMLElement | null
  /** The row to keep in sight while following; −1 for none. */
  current: number
  isFollowing: boolean
  /** A row to scroll to once for each new object; −1 for none. */
  goTo?: { readonly index: number }
  draw: (index: number) => ReactNode
}

const usualRowPx = 44

/** Rows in a scrolling pane; a long list only draws the visible ones. */
export function LongList(props: Props) {
  if (props.isLong) return <VirtualList {...props} />
  return (
    <ol>
      {props.keys.map((key, index) => (
        <li key={key}>{props.draw(index)}</li>
      ))}
    </ol>
  )
}

function VirtualList({ keys, pane, current, isFollowing, goTo, draw }: Props) {
  const list = useVirtualizer({
    count: keys.length,
    getScrollElement: () => pane,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => usualRowPx,
    overscan: 12,
  })
  // A row that is not drawn has no element to scroll to.
  useEffect(() => {
    if (isFollowing && current >= 0) list.scrollToIndex(current, { align: 'center' })
  }, [list, isFollowing, current])
  useEffect(() => {
    if (goTo && goTo.index >= 0) list.scrollToIndex(goTo.index, { align: 'center' })
  }, [list, goTo])
  return (
    <ol className={styles.long} style={{ height: list.getTotalSize() }}>
      {list.getVirtualItems().map((item) => (
        <li
          key={item.key}
          ref={list.measureElement}
          data-index={item.index}
          aria-setsize={keys.length}
          aria-posinset={item.index + 1}
          style={{ transform: `translateY(${item.start}px)` }}
        >
          {draw(item.index)}
        </li>
      ))}
    </ol>
  )
}
