import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { definePositionView } from '../../../positions/web/position-view-registry.ts'

export const view = definePositionView({
  value: 'list',
  feature: 'board.listView',
  Panel: lazyWithPreload(() => import('../panel.tsx').then((part) => part.ListPanel)),
})
