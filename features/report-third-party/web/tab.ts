import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab } from '../../report/web/tabs/tab-registry.ts'
import { isShownTo } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: 5,
  feature: 'report-third-party',
  isShownTo,
  Panel: lazyWithPreload(() => import('./third-party-panel.tsx').then((part) => part.ThirdPartyPanel)),
})
