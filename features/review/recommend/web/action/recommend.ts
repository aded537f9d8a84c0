import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { showsHeading } from '../../../../report/report/rules/modes.ts'
import { defineReportAction } from '../../../../report/report/web/action-registry.ts'

export const action = defineReportAction({
  slot: 'toolbar',
  order: 1,
  isShownTo: ({ facts, address }) => facts.acts.has('recommend') && showsHeading('recommend', address),
  Part: lazyWithPreload(() => import('../recommend-action.tsx').then((part) => part.RecommendAction)),
})
