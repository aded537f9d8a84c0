import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { useEffect, useRef, useState } from 'react'
import { AccountDisc } from './account-disc.tsx'
import type { UserInfo } from './signed-in.ts'

const AccountMenu = lazyWithPreload(() => import('./account-menu.tsx').then((module) => module.AccountMenu))

/** The account's button at once; its menu, which is large, when the page has settled or the button is pressed. */
export function Account({ userInfo }: { userInfo: UserInfo }) {
  const [hasMenu, setHasMenu] = useState(false)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const stop = whenIdle(async () => {
      // One that nobody asked for and that does not come must not break the page.
      const hasCome = await AccountMenu.preload()
      // Its place would be taken from under whoever has the focus on it.
      if (hasCome && document.activeElement !== button.current) setHasMenu(true)
    })
    return stop
  }, [])
  function handlePress() {
    setIsAskedFor(true)
    // The button keeps the focus until then.
    void AccountMenu.preload().then(() => setHasMenu(true))
  }
  const disc = (
    <AccountDisc
      ref={button}
      userName={userInfo.userName}
      aria-haspopup="menu"
      aria-busy={isAskedFor}
      onClick={handlePress}
    />
  )
  if (!hasMenu) return disc
  return <AccountMenu fallback={disc} userInfo={userInfo} isOpenAtFirst={isAskedFor} />
}
