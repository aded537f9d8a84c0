import { type ComponentProps, lazy, Suspense } from 'react'
import type { FeedbackPanel } from './feedback-panel.tsx'

const Panel = lazy(() => import('./feedback-panel.tsx').then((part) => ({ default: part.FeedbackPanel })))

/** The panel of a feedback, whose code is loaded once it is asked for. */
export function LazyFeedbackPanel(props: ComponentProps<typeof FeedbackPanel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}

/** The form in which somebody whose feedback is awaited writes it: they may, as it is theirs. */
export function OwnFeedbackPanel(
  props: Omit<ComponentProps<typeof FeedbackPanel>, 'startsIn' | 'mayEdit' | 'onAskEdit'>,
) {
  return <LazyFeedbackPanel {...props} startsIn="edit" mayEdit onAskEdit={async () => true} />
}
