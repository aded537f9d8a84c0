import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { CrossIcon } from '../icons.tsx'
import { Button } from '../inputs/button.tsx'
import { focusAfterDialog } from '../inputs/hand-over-focus.ts'
import { useMedia } from '../use-media.ts'
import { firstField } from './first-field.ts'
import styles from './sheet.module.css'

export type SheetProps = {
  title: string
  description?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  footer?: ReactNode
  isWide?: boolean
  /** From the right edge, except on phones. */
  isDrawer?: boolean
  /** On wide screens nearly as large as the page, for panes that scroll by themselves. */
  isSpread?: boolean
  /**
   * Beside the page on wide screens, which stays in use; a drawer where there is less room, and a sheet on a phone.
   */
  isBeside?: boolean
  children: ReactNode
}

/** Makes room at the side of the page while something stands there. */
function useRoomBeside(isTaken: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (!isTaken) return
    dataset.beside = ''
    return () => {
      delete dataset.beside
    }
  }, [isTaken])
}

/**
 * A dialog: from the bottom edge on phones, centred elsewhere. Esc and the scrim close it. The focus stays inside, and
 * begins in the first field, if the dialog begins with one.
 */
export function Sheet({ title, description, isOpen, onOpenChange, footer, children, ...looks }: SheetProps) {
  const t = useTranslations('ui')
  const body = useRef<HTMLDivElement>(null)
  const className = classes(
    styles.sheet,
    looks.isWide && styles.wide,
    looks.isSpread && styles.spread,
    looks.isDrawer && styles.drawer,
    looks.isBeside && styles.drawer,
    looks.isBeside && styles.beside,
  )
  const isWide = useMedia('wide')
  const staysInUse = looks.isBeside === true && isWide
  useRoomBeside(isOpen && staysInUse)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => onOpenChange(next)}
      modal={!staysInUse}
      disablePointerDismissal={staysInUse}
    >
      <Dialog.Portal>
        {!staysInUse && <Dialog.Backdrop className={styles.scrim} />}
        <Dialog.Popup
          className={className}
          initialFocus={() => firstField(body.current)}
          finalFocus={focusAfterDialog}
        >
          <div className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close render={<Button look="quiet" isIcon aria-label={t('close')} />}>
              <CrossIcon />
            </Dialog.Close>
          </div>
          <div className={styles.body} ref={body}>
            {description && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
