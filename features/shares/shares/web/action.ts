import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportAction } from '../../../report/report/web/action-registry.ts'

export const action = defineReportAction({
  slot: 'toolbar',
  order: 2,
  // Inside the mini-app there is no sharing (decision N28).
  isShownTo: ({ facts }) => facts.acts.has('share') && !facts.isMiniapp,
  Part: lazyWithPreload(() => import('./dialog/share-action.tsx').then((part) => part.ShareAction)),
})
