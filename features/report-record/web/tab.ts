import { defineInnerTab, lazyWithPreload } from '../../report/web/tab-registry.ts'
import { canWatchRecord } from '../rules/player.ts'

export const tab = defineInnerTab({
  of: 1,
  inner: 0,
  feature: 'report-record',
  isShownTo: canWatchRecord,
  Panel: lazyWithPreload(() => import('./record-panel.tsx').then((part) => part.RecordPanel)),
})
