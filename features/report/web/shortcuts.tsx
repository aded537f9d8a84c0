import { Button } from '@candor/ui/button'
import { Kbd } from '@candor/ui/kbd'
import { toggleSection } from '@candor/ui/section-keys.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './shortcuts.module.css'
import { useSingleKeys, useSingleKeysGuard } from './single-keys.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((part) => ({ default: part.ShortcutsDialog })),
)

/** The keys that every report has, and the way to the list of all keys: a button, and `?`. */
export function Shortcuts() {
  const t = useTranslations('report')
  const { isOn } = useSingleKeys()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
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
      {wasOpened && (
        <Suspense>
          <ShortcutsDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </span>
  )
}
