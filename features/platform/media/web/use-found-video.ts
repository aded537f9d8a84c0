import { useEffect, useState } from 'react'
import type { FoundVideo } from '../rules/video-fault.ts'
import { findVideo } from './find-video.ts'

/** Content at the address of a video; undefined until that is known, and without an address. */
export function useFoundVideo(address: string | null): FoundVideo | undefined {
  const [found, setFound] = useState<{ address: string; video: FoundVideo } | null>(null)
  useEffect(() => {
    if (address === null) return
    let isWanted = true
    void findVideo(address).then((video) => {
      if (isWanted) setFound({ address, video })
    })
    return () => {
      isWanted = false
    }
  }, [address])
  return found?.address === address ? found?.video : undefined
}
