import type { ReactNode } from 'react'
import { AnalysingNote, EmptyNote, FailedNote, StaleNote } from './notes.tsx'
import styles from './section.module.css'
import { Skeleton } from './skeleton.tsx'

/** `isQuiet`: the failure is announced elsewhere, once for all the places that show it. */
export type SectionState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'analysing'; text?: string }
  | { kind: 'failed'; message?: string; onRetry: () => void; isQuiet?: boolean }
  | { kind: 'stale'; onRetry: () => void; isQuiet?: boolean }
  | { kind: 'empty'; title?: string; text?: string; action?: ReactNode }

/** The content, or what stands in its place; `stale` keeps it, with what is typed in it, under a line that says so. */
export function SectionBody({ state, children }: { state: SectionState; children: ReactNode }) {
  switch (state.kind) {
    case 'loading':
      return <Skeleton />
    case 'analysing':
      return <AnalysingNote text={state.text} />
    case 'failed':
      return <FailedNote message={state.message} onRetry={state.onRetry} isQuiet={state.isQuiet} />
    case 'empty':
      return <EmptyNote title={state.title} text={state.text} action={state.action} />
    case 'ready':
    case 'stale':
      return (
        <>
          {state.kind === 'stale' && (
            <div className={styles.stale}>
              <StaleNote onRetry={state.onRetry} isQuiet={state.isQuiet} />
            </div>
          )}
          {children}
        </>
      )
  }
}
