import { useEffect } from 'react'

/** Lets one video of the page play at a time: starting one pauses the others (R4-062). */
export function useOnePlaying(): void {
  useEffect(() => {
    // `play` does not bubble, but it can be caught on its way down.
    const handlePlay = ({ target }: Event) => {
      for (const video of document.querySelectorAll('video')) if (video !== target) video.pause()
    }
    document.addEventListener('play', handlePlay, true)
    return () => document.removeEventListener('play', handlePlay, true)
  }, [])
}
