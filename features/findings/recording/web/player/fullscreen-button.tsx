import { FullscreenIcon } from '@candor/ui/icons'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BarButton } from './bar-button.tsx'

interface Props {
  /** The element that goes full screen: the video with its bar and captions. */
  frame: RefObject<HTMLElement | null>
}

/** What can go full screen: any element, only the video (iPhones), or nothing. */
function fullscreenKind(): 'frame' | 'video' | null {
  if (document.fullscreenEnabled) return 'frame'
  return 'webkitEnterFullscreen' in HTMLVideoElement.prototype ? 'video' : null
}

function fillWithVideo(frame: HTMLElement | null): void {
  const video = frame?.querySelector('video')
  if (video && 'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen()
}

/** Fills the screen with the player; not there where that is impossible, and removed where it is refused. */
export function FullscreenButton({ frame }: Props) {
  const t = useTranslations('recording')
  const [kind, setKind] = useState(fullscreenKind)
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const handleChange = () =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', handleChange)
    return () => document.removeEventListener('fullscreenchange', handleChange)
  }, [frame])
  if (kind === null) return null

  function handlePress() {
    if (kind === 'video') fillWithVideo(frame.current)
    else if (isFull) void document.exitFullscreen()
    else frame.current?.requestFullscreen().catch(() => setKind(null))
  }
  return (
    <BarButton label={t(isFull ? 'leaveFullscreen' : 'fullscreen')} onPress={handlePress}>
      <FullscreenIcon />
    </BarButton>
  )
}
