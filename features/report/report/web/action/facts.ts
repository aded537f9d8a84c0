import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportAction } from '../action-registry.ts'

export const action = defineReportAction({
  slot: 'toolbar',
  order: 9,
  // The mini-app shows the report alone.
  isShownTo: ({ facts }) => !facts.isMiniapp,
  Part: lazyWithPreload(() => import('../header/facts-action.tsx').then((part) => part.FactsAction)),
})
