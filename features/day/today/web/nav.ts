import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineNavEntry } from '../../../sign-in/session/web/nav/nav-registry.ts'
import { hasToday } from '../rules/rights.ts'

export const entry = defineNavEntry({
  order: 10,
  feature: 'today',
  to: '/today',
  start: '/today',
  isShownTo: hasToday,
  Count: lazyWithPreload(() => import('./today-count.tsx').then((part) => part.TodayCount)),
})
