import { MenuIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { usePressedMenu } from '@candor/ui/overlays/use-pressed-menu.ts'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import styles from './main-nav.module.css'
import { useNavEntries } from './use-nav-entries.ts'

const NavMenu = lazyWithPreload(() => import('./nav-menu.tsx').then((module) => module.NavMenu))

/** The navigation of every page in one row. */
export function MainNav() {
  const t = useTranslations('session')
  const words = useTranslations()
  const entries = useNavEntries()
  if (entries.length === 0) return null
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      {entries.map(({ to, feature, current, Count }) => (
        <Link
          key={to}
          to={to}
          params={{ section: undefined }}
          className={styles.entry}
          aria-current={current}
          activeProps={{}}
        >
          {words(`${feature}.navTitle`)}
          {Count && (
            <Suspense>
              <Count />
            </Suspense>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** The same navigation behind a button, where a row has no room. */
export function FoldedNav() {
  const t = useTranslations('session')
  const entries = useNavEntries()
  const menu = usePressedMenu(NavMenu.preload)
  if (entries.length === 0) return null
  return (
    <nav className={styles.folded} aria-label={t('nav')}>
      {menu.isHere ? (
        <NavMenu isOpenAtFirst={menu.isAskedFor} />
      ) : (
        <Button
          ref={menu.button}
          look="quiet"
          isIcon
          aria-label={t('nav')}
          aria-haspopup="menu"
          aria-busy={menu.isAskedFor}
          onClick={menu.onPress}
        >
          <MenuIcon />
        </Button>
      )}
    </nav>
  )
}
