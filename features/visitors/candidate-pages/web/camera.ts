import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** `refused`: by the person or the browser; `busy`: it exists but cannot be opened. */
export type CameraState = 'opening' | 'ready' | 'refused' | 'none' | 'busy'

interface Camera {
  readonly state: CameraState
  /** The video element of the camera. */
  readonly video: RefObject<HTMLVideoElement | null>
  readonly retry: () => void
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}

/** Waits for the first frame: before it there is nothing to photograph. */
function showsPicture(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise((resolve) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
  })
}

/** Opens the rear camera, or the only one, while the calling component is drawn and wants it. */
export function useCamera(isWanted = true): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it anew
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    let stream: MediaStream | null = null
    const wanted = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } }
    // Undefined without a secure connection, though the types say otherwise.
    const devices: MediaDevices | undefined = navigator.mediaDevices
    const open = async () => {
      setState('opening')
      if (!devices) return setState('none')
      try {
        stream = await devices.getUserMedia({ video: wanted, audio: false })
      } catch (error) {
        if (!isOver) setState(stateOf(error))
        return
      }
      if (isOver) return stop()
      for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => setState('busy'))
      if (video.current) {
        video.current.srcObject = stream
        await showsPicture(video.current)
      }
      if (!isOver) setState('ready')
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void open()
    return () => {
      isOver = true
      stop()
    }
  }, [tries, isWanted])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  // Locking the phone, or another app, has closed it meanwhile.
  useEffect(() => {
    if (!isWanted || state !== 'busy') return
    const wake = () => document.visibilityState === 'visible' && retry()
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [isWanted, state, retry])
  return { state, video, retry }
}
