import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { usePressedMenu } from '@candor/ui/overlays/use-pressed-menu.ts'
import { AccountDisc } from './account-disc.tsx'
import type { UserInfo } from './signed-in.ts'

const AccountMenu = lazyWithPreload(() => import('./account-menu.tsx').then((module) => module.AccountMenu))

/** The account's button at once; its menu, which is large, loads when the page has settled or the button is pressed. */
export function Account({ userInfo }: { userInfo: UserInfo }) {
  const menu = usePressedMenu(AccountMenu.preload, { isLikely: true })
  if (menu.isHere) return <AccountMenu userInfo={userInfo} isOpenAtFirst={menu.isAskedFor} />
  return (
    <AccountDisc
      ref={menu.button}
      userName={userInfo.userName}
      aria-haspopup="menu"
      aria-busy={menu.isAskedFor}
      onClick={menu.onPress}
    />
  )
}
