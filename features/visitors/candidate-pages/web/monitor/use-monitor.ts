import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { pictureEveryMs } from '../../rules/monitor.ts'
import { snapshot } from '../picture.ts'
import { PictureQueue, type QueueState } from './picture-queue.ts'

interface Watched {
  readonly link: string
  readonly video: RefObject<HTMLVideoElement | null>
  /** Whether pictures are being taken. */
  readonly isRunning: boolean
  /** By how much the server's clock is ahead of this one (milliseconds). */
  readonly aheadMs: number
  /** How many pictures the link had sent when the page was loaded. */
  readonly sentBefore: number
}

const retryMs = 10_000

/** Takes a picture every 30 seconds while running, and sends waiting ones whenever that may succeed. */
export function useMonitor({ link, video, isRunning, aheadMs, sentBefore }: Watched) {
  const [state, setState] = useState<QueueState>({
    sent: sentBefore,
    waiting: 0,
    lost: 0,
    refused: 0,
    end: null,
  })
  const queue = useRef<PictureQueue | null>(null)
  queue.current ??= new PictureQueue(link, sentBefore, setState)
  // In a ref: its value changes at every load, which must not restart the timer.
  const ahead = useRef(aheadMs)
  ahead.current = aheadMs
  const send = useCallback(() => void queue.current?.send(), [])

  useEffect(() => {
    send()
    const timer = setInterval(send, retryMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [send])

  useEffect(() => {
    if (!isRunning) return
    const take = async () => {
      const { current } = video
      if (!current || current.videoWidth === 0) return
      const takenAt = Date.now() + ahead.current
      const blob = await snapshot(current)
      await queue.current?.add(takenAt, blob)
    }
    // The first picture as soon as the camera shows something.
    const first = video.current
    const begin = () => void take()
    if (first && first.videoWidth > 0) begin()
    else first?.addEventListener('loadeddata', begin, { once: true })
    const timer = setInterval(() => void take(), pictureEveryMs)
    return () => {
      first?.removeEventListener('loadeddata', begin)
      clearInterval(timer)
    }
  }, [isRunning, video])

  return { ...state, taken: state.sent + state.waiting + state.lost + state.refused }
}
