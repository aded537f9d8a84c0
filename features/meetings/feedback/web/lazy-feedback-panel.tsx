import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { ComponentProps } from 'react'
import type { FeedbackPanel } from './feedback-panel.tsx'

/** The panel of feedback, loaded when it is first opened. */
export const LazyFeedbackPanel = lazyWithPreload(() =>
  import('./feedback-panel.tsx').then((part) => part.FeedbackPanel),
)

/** The panel for an interviewer's own feedback that is due, which they may always write. */
export function OwnFeedbackPanel(
  props: Omit<ComponentProps<typeof FeedbackPanel>, 'startsIn' | 'mayEdit' | 'onAskEdit'>,
) {
  return <LazyFeedbackPanel {...props} startsIn="edit" mayEdit onAskEdit={async () => true} />
}
