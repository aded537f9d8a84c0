import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineBarPiece } from '../../../sign-in/session/web/bar-pieces.ts'

export const piece = defineBarPiece({
  order: 20,
  Piece: lazyWithPreload(() => import('./bell.tsx').then(({ Bell }) => Bell)),
})
