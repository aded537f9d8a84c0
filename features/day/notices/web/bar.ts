import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { type SharedNews, shareNews } from '../../../report/report/web/live/shared-news.ts'
import { defineBarPiece } from '../../../sign-in/session/web/nav/bar-pieces.ts'
import { signedIn } from '../../../sign-in/session/web/signed-in.ts'

export const piece = defineBarPiece({
  order: 20,
  Piece: lazyWithPreload(() => import('./bell.tsx').then(({ Bell }) => Bell)),
})

/** Follows a report once the code of the stream is here. Without the code the report asks once. */
const follow: SharedNews['follow'] = (interviewId, onParts) => {
  let isOver = false
  let stop = () => {}
  import('./stream/browser-news.ts').then(
    ({ followReport }) => {
      if (!isOver) stop = followReport(interviewId, onParts)
    },
    () => onParts(null),
  )
  return () => {
    isOver = true
    stop()
  }
}

// Reports of an account get their news by the stream of the bell.
shareNews(() => (signedIn() === null ? null : { follow }))
