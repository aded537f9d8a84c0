import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineBarPiece } from '../../../sign-in/session/web/nav/bar-pieces.ts'

export const piece = defineBarPiece({
  order: 10,
  Piece: lazyWithPreload(() => import('./find-box.tsx').then((module) => module.FindBox)),
})
