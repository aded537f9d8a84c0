import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportAction } from '../../report/web/action-registry.ts'

export const action = defineReportAction({
  slot: 'toolbar',
  order: 8,
  isShownTo: ({ interviewId }) => interviewId !== null,
  Part: lazyWithPreload(() => import('./viewings-action.tsx').then((part) => part.ViewingsAction)),
})
