import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportAction } from '../../report/web/action-registry.ts'
import { isDecisionBarShown } from '../rules/decision-bar.ts'

export const action = defineReportAction({
  place: 'bar',
  order: 1,
  isShownTo: isDecisionBarShown,
  Part: lazyWithPreload(() => import('./decision/decision-bar.tsx').then((part) => part.DecisionBar)),
})
