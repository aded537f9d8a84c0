import { CountBadge } from '@candor/ui/count-badge'
import { BellIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload, whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { usePressedMenu } from '@candor/ui/overlays/use-pressed-menu.ts'
import { useNarrow } from '@candor/ui/use-media.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { countInTitle } from '../../../sign-in/session/web/brand/shown-brand.ts'
import { maxCounted } from '../contract.ts'
import styles from './bell.module.css'
import { useAnnounced } from './use-announced.ts'
import { useNews } from './use-news.ts'

const BellPop = lazyWithPreload(() => import('./bell-pop.tsx').then((module) => module.BellPop))

/** The bell of the bar with the number of new notices. On a phone it leads to the page. */
export function Bell() {
  const t = useTranslations('notices')
  const news = useNews()
  const unread = news?.unread ?? 0
  const announced = useAnnounced(news)
  const isNarrow = useNarrow()
  const pop = usePressedMenu(BellPop.preload)
  const shown = unread > maxCounted ? `${maxCounted}+` : `${unread}`
  useEffect(() => {
    countInTitle(unread > 0 ? shown : '')
    return () => countInTitle('')
  }, [unread, shown])
  const label = unread > maxCounted ? t('bellMany', { most: maxCounted }) : t('bellNew', { count: unread })
  const looks = {
    look: 'quiet' as const,
    'aria-label': unread > 0 ? label : t('bell'),
    children: (
      <>
        <BellIcon />
        {unread > 0 && <CountBadge count={unread} isUnread />}
      </>
    ),
  }
  return (
    <div className={styles.bell}>
      {isNarrow && <Button {...looks} render={<Link to="/notices" />} />}
      {!isNarrow && pop.isHere && <BellPop looks={looks} isOpenAtFirst={pop.isAskedFor} />}
      {!isNarrow && !pop.isHere && (
        <Button
          {...looks}
          {...whenNear(() => void BellPop.preload())}
          ref={pop.button}
          aria-haspopup="dialog"
          aria-busy={pop.isAskedFor}
          onClick={pop.onPress}
        />
      )}
      <span role="status" className="sr">
        {announced > 0 && t('announced', { count: announced })}
      </span>
    </div>
  )
}
