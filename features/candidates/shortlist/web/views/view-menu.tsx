import { ChevronDownIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { Menu, MenuItem, MenuSeparator } from '@candor/ui/overlays/menu'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { queryOfTab, savedTab, type ViewTab } from '../../rules/views.ts'
import type { ListView } from '../../rules/wire.ts'
import { addressOf, type ListOfPage } from '../list/use-list-page.ts'
import type { Views } from './use-views.ts'
import { ViewSheet } from './view-sheet.tsx'

interface Props {
  page: ListOfPage
  current: ViewTab
  views: Views
  isOpenAtFirst: boolean
}

/** All saved views, and the acts on the one in use. */
export function ViewMenu({ page, current, views, isOpenAtFirst }: Props) {
  const t = useTranslations('shortlist')
  const [sheet, setSheet] = useState<'rename' | 'delete' | null>(null)
  const view = current.kind === 'saved' ? current.view : null
  const trigger = (
    <Button look="quiet" size="small">
      {t('views')}
      <ChevronDownIcon />
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
        {views.views.map((each) => (
          <ViewItem key={each.viewId} view={each} page={page} />
        ))}
        {view && <MenuSeparator />}
        {view && (
          <MenuItem onSelect={() => void views.change(view, { isPinned: !view.isPinned }).catch(() => {})}>
            {t(view.isPinned ? 'unpin' : 'pin')}
          </MenuItem>
        )}
        {view?.mayChange && <MenuItem onSelect={() => setSheet('rename')}>{t('rename')}</MenuItem>}
        {view?.mayChange && views.mayShare && (
          <MenuItem onSelect={() => void views.change(view, { isShared: !view.isShared }).catch(() => {})}>
            {t(view.isShared ? 'unshare' : 'shareView')}
          </MenuItem>
        )}
        {view?.mayChange && (
          <MenuItem isDanger onSelect={() => setSheet('delete')}>
            {t('deleteView')}
          </MenuItem>
        )}
      </Menu>
      {view && (
        <ViewSheet
          isOpen={sheet === 'rename'}
          onClose={() => setSheet(null)}
          title={t('rename')}
          name={view.name}
          onSave={({ name }) => views.change(view, { name })}
        />
      )}
      {view && (
        <DeleteSheet
          view={view}
          isOpen={sheet === 'delete'}
          onClose={() => setSheet(null)}
          onDelete={() => void views.remove(view).catch(() => {})}
        />
      )}
    </>
  )
}

function ViewItem({ view, page }: { view: ListView; page: ListOfPage }) {
  const t = useTranslations('shortlist')
  const { to, search } = addressOf(queryOfTab(savedTab(view), page.query), view.viewId)
  return (
    <MenuItem render={<Link to={to} search={search} replace />}>
      {view.name}
      {view.ownerName !== null && ` · ${t('viewOf', { name: view.ownerName })}`}
    </MenuItem>
  )
}

interface DeleteProps {
  view: ListView
  isOpen: boolean
  onClose: () => void
  onDelete: () => void
}

/** Asks before a view is deleted. */
function DeleteSheet({ view, isOpen, onClose, onDelete }: DeleteProps) {
  const t = useTranslations('shortlist')
  return (
    <LazySheet
      title={t('deleteViewOf', { name: view.name })}
      {...(view.isShared && { description: t('deleteShared') })}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('ask.back')}</Button>
          <Button
            look="primary"
            onClick={() => {
              onClose()
              onDelete()
            }}
          >
            {t('deleteView')}
          </Button>
        </>
      }
    >
      {null}
    </LazySheet>
  )
}
