import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../report/web/tabs/tab-registry.ts'
import { isShownTo } from '../rules.ts'

export const tab = defineReportTab({
  number: 11,
  feature: 'report-offline',
  isShownTo,
  Panel: lazyWithPreload(() => import('./offline-panel.tsx').then((part) => part.OfflinePanel)),
})
