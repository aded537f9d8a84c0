import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { ComponentProps } from 'react'
import type { FeedbackPanel } from './feedback-panel.tsx'

/** The panel of a feedback, whose code is loaded once it is asked for. */
export const LazyFeedbackPanel = lazyWithPreload(() =>
  import('./feedback-panel.tsx').then((part) => part.FeedbackPanel),
)

/** The form in which somebody whose feedback is awaited writes it: they may, as it is theirs. */
export function OwnFeedbackPanel(
  props: Omit<ComponentProps<typeof FeedbackPanel>, 'startsIn' | 'mayEdit' | 'onAskEdit'>,
) {
  return <LazyFeedbackPanel {...props} startsIn="edit" mayEdit onAskEdit={async () => true} />
}
