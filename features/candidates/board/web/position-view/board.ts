import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { definePositionView } from '../../../positions/web/position-view-registry.ts'

export const view = definePositionView({
  value: 'board',
  feature: 'board.boardView',
  Panel: lazyWithPreload(() => import('../panel.tsx').then((part) => part.BoardPanel)),
})
