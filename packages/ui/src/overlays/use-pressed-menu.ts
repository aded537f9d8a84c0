import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { whenIdle } from '../loading/when-idle.ts'
import { useToasts } from './toast.tsx'

interface Likely {
  /** Whether it is so likely to be opened that it loads once the page has settled. */
  isLikely?: boolean
}

/**
 * For a menu whose code loads when its button is pressed: the plain button stays, with the focus, until the code has
 * loaded, or for good if it fails, which a notice says.
 *
 * The notice offers to reload the page, as a browser asks for code only once. Throws outside `ToastProvider`.
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
      // Not while the button has the focus, which would be lost with it.
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
