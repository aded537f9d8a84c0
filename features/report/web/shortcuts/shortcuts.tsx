import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { toggleSection } from '@candor/ui/sections/section-keys.ts'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './shortcuts.module.css'
import { useSingleKeys, useSingleKeysGuard } from './single-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutList = lazyWithPreload(() => import('./shortcut-list.tsx').then((part) => part.ShortcutList))

/** The keys that every report has, and the way to the list of all keys: a button, and `?`. */
export function Shortcuts() {
  const t = useTranslations('report')
  const { isOn } = useSingleKeys()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useSingleKeysGuard()
  useShortcuts(['help', 'section'])
  usePageKeys((key) => {
    // An input method for Chinese gives the full-width sign.
    if (key === '?' || key === '？') open()
    if (/^o$/i.test(key)) toggleSection()
  })
  return (
    <span className={styles.opener} data-keys={isOn ? 'on' : 'off'}>
      <Button look="quiet" isIcon aria-label={t('shortcuts')} aria-keyshortcuts="?" onClick={open}>
        <Kbd>?</Kbd>
      </Button>
      <LazySheet title={t('shortcuts')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <ShortcutList />
      </LazySheet>
    </span>
  )
}
