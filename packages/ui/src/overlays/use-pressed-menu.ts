import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { whenIdle } from '../loading/when-idle.ts'
import { useToasts } from './toast.tsx'

interface Likely {
  /** Whether it is so likely to be opened that it is loaded when the page has settled. */
  isLikely?: boolean
}

/**
 * For a menu whose code comes when its button is pressed: the button keeps its place and the focus until then, and for
 * good where the code does not come, which a notice says.
 *
 * The notice offers to load the page again, as a browser asks for code once. Throws outside `ToastProvider`.
 */
export function usePressedMenu(preload: () => Promise<boolean>, { isLikely = false }: Likely = {}) {
  const t = useTranslations('ui')
  const { notify } = useToasts()
  const [isAskedFor, setIsAskedFor] = useState(false)
  const [isHere, setIsHere] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isLikely) return undefined
    const stop = whenIdle(async () => {
      const hasCome = await preload()
      // Its place would be taken from under whoever has the focus on it.
      if (hasCome && document.activeElement !== button.current) setIsHere(true)
    })
    return stop
  }, [isLikely, preload])
  async function handlePress() {
    setIsAskedFor(true)
    const hasCome = await preload()
    if (hasCome) return setIsHere(true)
    setIsAskedFor(false)
    notify({ kind: 'danger', text: t('menuFailed'), onRetry: () => location.reload() })
  }
  return { isAskedFor, isHere, button, onPress: () => void handlePress() }
}
