import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { toggleSection } from '@candor/ui/sections/section-keys.ts'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './shortcuts.module.css'
import { useSingleKeys, useSingleKeysGuard } from './single-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutSheet = lazyDialog(() => import('./shortcut-sheet.tsx').then((part) => part.ShortcutSheet))

/** The keys of every report, and a button (or `?`) for the list of all keys. */
export function Shortcuts() {
  const t = useTranslations('report')
  const { isOn } = useSingleKeys()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useSingleKeysGuard()
  useShortcuts(['help', 'section'])
  usePageKeys((key) => {
    // A Chinese input method gives the full-width sign.
    if (key === '?' || key === '？') open()
    if (/^o$/i.test(key)) toggleSection()
  })
  return (
    <span className={styles.opener} data-keys={isOn ? 'on' : 'off'}>
      <Button
        look="quiet"
        isIcon
        aria-label={t('shortcuts')}
        aria-keyshortcuts="?"
        onClick={open}
        {...whenNear(ShortcutSheet.preload)}
      >
        <Kbd>?</Kbd>
      </Button>
      <ShortcutSheet isOpen={isOpen} onOpenChange={setIsOpen} />
    </span>
  )
}
