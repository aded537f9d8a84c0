import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CountBadge } from '../count-badge.tsx'
import { ChevronLeftIcon, ChevronRightIcon, MenuIcon } from '../icons.tsx'
import { Button } from '../inputs/button.tsx'
import { lazyWithPreload, whenNear } from '../loading/lazy-with-preload.ts'
import { usePressedMenu } from '../overlays/use-pressed-menu.ts'
import { scrollOn, useScrollEnds } from './scroll-ends.ts'
import { TabRow, type TabRowProps } from './tab-row.tsx'
import styles from './tabs.module.css'

export type { TabItem } from './tab-row.tsx'

const TabsMenu = lazyWithPreload(() => import('./tabs-menu.tsx').then((module) => module.TabsMenu))

interface ArrowProps {
  step: 1 | -1
  row: HTMLElement | null
  isOff: boolean
}

/** Scrolls the row for people with only a mouse; others swipe, use the arrow keys, or choose from the list. */
function Arrow({ step, row, isOff }: ArrowProps) {
  const Icon = step === 1 ? ChevronRightIcon : ChevronLeftIcon
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      className={styles.arrow}
      disabled={isOff}
      onClick={() => scrollOn(row, step)}
    >
      <Icon />
    </button>
  )
}

/** All tabs behind one button; the list's code loads when it is pressed for the first time. */
function AllTabs(props: Omit<TabRowProps<string>, 'onNear'>) {
  const t = useTranslations('ui')
  const list = usePressedMenu(TabsMenu.preload)
  const button = { look: 'quiet', isIcon: true, 'aria-label': t('allTabs'), title: t('allTabs') } as const
  const waiting = (
    <Button
      {...button}
      aria-haspopup="menu"
      aria-busy={list.isAskedFor}
      onClick={list.onPress}
      {...whenNear(TabsMenu.preload)}
    >
      <MenuIcon />
    </Button>
  )
  if (!list.isHere) return waiting
  const trigger = (
    <Button {...button}>
      <MenuIcon />
    </Button>
  )
  return <TabsMenu {...props} trigger={trigger} />
}

/** The main row of tabs. Where it does not fit it scrolls, also by buttons, and a list of all tabs is beside it. */
export function Tabs<Value extends string>(props: TabRowProps<Value>) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const { canGoBack, canGoOn } = useScrollEnds(row, props.items.length)
  const isCut = canGoBack || canGoOn
  function handleListed(value: string) {
    const item = props.items.find((each) => each.value === value)
    if (item) props.onChange(item.value)
  }
  return (
    <div className={styles.frame}>
      {isCut && <Arrow step={-1} row={row} isOff={!canGoBack} />}
      <div className={styles.view} data-before={canGoBack || undefined} data-after={canGoOn || undefined}>
        <TabRow
          {...props}
          onRow={setRow}
          className={styles.row}
          tabClassName={styles.tab}
          draw={(item) => (
            <>
              {item.label}{' '}
              {item.count !== undefined && (
                <CountBadge count={item.count} isWarn={item.isWarn} isUnread={item.isUnread} />
              )}
            </>
          )}
        />
      </div>
      {isCut && <Arrow step={1} row={row} isOff={!canGoOn} />}
      {isCut && (
        <div className={styles.all}>
          <AllTabs {...props} onChange={handleListed} />
        </div>
      )}
    </div>
  )
}
