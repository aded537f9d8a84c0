import { CheckIcon, MenuIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Menu, MenuItem } from '@candor/ui/overlays/menu'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import styles from './main-nav.module.css'
import { useNavEntries } from './use-nav-entries.ts'

/** The menu of the folded navigation. */
export function NavMenu({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const t = useTranslations('session')
  const words = useTranslations()
  const entries = useNavEntries()
  const trigger = (
    <Button look="quiet" isIcon aria-label={t('nav')}>
      <MenuIcon />
    </Button>
  )
  return (
    <Menu trigger={trigger} align="start" isOpenAtFirst={isOpenAtFirst}>
      {entries.map(({ to, feature, current, Count }) => (
        <MenuItem
          key={to}
          render={<Link to={to} params={{ section: undefined }} aria-current={current} activeProps={{}} />}
        >
          <span className={styles.item}>
            {words(`${feature}.navTitle`)}
            {Count && (
              <Suspense>
                <Count />
              </Suspense>
            )}
            {current && <CheckIcon />}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
