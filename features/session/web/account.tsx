import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { useEffect, useRef, useState } from 'react'
import { AccountDisc } from './account-disc.tsx'
import type { UserInfo } from './signed-in.ts'

const AccountMenu = lazyWithPreload(() => import('./account-menu.tsx').then((module) => module.AccountMenu))

/** The account's button at once; its menu, which is large, when the page has settled or the button is pressed. */
export function Account({ userInfo }: { userInfo: UserInfo }) {
  const [menu, setMenu] = useState<'later' | 'closed' | 'open'>('later')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const stop = whenIdle(() => {
      // Its place would be taken from under whoever has the focus on it.
      if (document.activeElement !== button.current) setMenu((now) => (now === 'later' ? 'closed' : now))
    })
    return stop
  }, [])
  const disc = (
    <AccountDisc
      ref={button}
      userName={userInfo.userName}
      aria-haspopup="menu"
      onClick={() => setMenu('open')}
    />
  )
  if (menu === 'later') return disc
  return <AccountMenu fallback={disc} userInfo={userInfo} isOpenAtFirst={menu === 'open'} />
}
