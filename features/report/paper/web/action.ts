import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportAction } from '../../report/web/action-registry.ts'

export const action = defineReportAction({
  slot: 'toolbar',
  order: 4,
  isShownTo: ({ facts }) => facts.mayDownload && !facts.isMiniapp,
  Part: lazyWithPreload(() => import('./paper-action.tsx').then((part) => part.PaperAction)),
})
