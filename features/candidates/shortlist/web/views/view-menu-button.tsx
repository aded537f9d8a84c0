import { ChevronDownIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { usePressedMenu } from '@candor/ui/overlays/use-pressed-menu.ts'
import { useTranslations } from 'use-intl'
import type { ViewTab } from '../../rules/views.ts'
import type { ListOfPage } from '../list/use-list-page.ts'
import type { Views } from './use-views.ts'

const ViewMenu = lazyWithPreload(() => import('./view-menu.tsx').then((module) => module.ViewMenu))

interface Props {
  page: ListOfPage
  current: ViewTab
  views: Views
}

/** The button of the menu of views; nothing where no view is saved. */
export function ViewMenuButton({ page, current, views }: Props) {
  const t = useTranslations('shortlist')
  const menu = usePressedMenu(ViewMenu.preload)
  if (views.views.length === 0) return null
  if (menu.isHere)
    return <ViewMenu page={page} current={current} views={views} isOpenAtFirst={menu.isAskedFor} />
  return (
    <Button
      ref={menu.button}
      look="quiet"
      size="small"
      aria-haspopup="menu"
      aria-busy={menu.isAskedFor}
      onClick={menu.onPress}
    >
      {t('views')}
      <ChevronDownIcon />
    </Button>
  )
}
