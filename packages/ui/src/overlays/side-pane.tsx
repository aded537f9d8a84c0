import type { ReactNode } from 'react'
import { useMedia } from '../use-media.ts'
import { LazySheet } from './lazy-sheet.tsx'
import styles from './side-pane.module.css'

/** Whether the page has no room for a pane beside its content, so that the pane has to cover it. */
export function useIsPaneOver(): boolean {
  return useMedia('belowDesk')
}

/** A panel with room for a `SidePane` as its last child. */
export function PaneFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}

interface Props {
  /** Name of the region beside the content. */
  label: string
  /** Current title of the pane. */
  title: string
  /** Content after the title on its line. */
  head: ReactNode
  /** Whether the reader asked for the pane, so that it may cover the content. */
  isWanted: boolean
  onClose: () => void
  children: ReactNode
}

/** A pane beside the content; where there is no room, over it: from the right, on phones from below. */
export function SidePane({ label, title, head, isWanted, onClose, children }: Props) {
  const isOver = useIsPaneOver()
  const pane = (
    <>
      <header className={styles.head}>
        {!isOver && <h2 className={styles.title}>{title}</h2>}
        {head}
      </header>
      {children}
    </>
  )
  if (isOver) {
    return (
      <LazySheet title={title} isOpen={isWanted} onOpenChange={(isOpen) => !isOpen && onClose()} isDrawer>
        {pane}
      </LazySheet>
    )
  }
  return (
    <aside className={styles.aside} aria-label={label}>
      <div className={styles.sticky}>{pane}</div>
    </aside>
  )
}
