import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ZoomedImage } from '../../../platform/documents/web/zoomed-image.tsx'
import { useImageLoad } from '../../../platform/media/web/use-image-load.ts'
import styles from './picture.module.css'

interface Props {
  address: string
  /** Its name, for screen readers too. */
  name: string
  /** Text over its lower edge. */
  caption?: ReactNode
  isOdd?: boolean
  isLarge?: boolean
}

/** A picture that opens in full size. One that does not load says so. */
export function Picture({ address, name, caption, isOdd = false, isLarge = false }: Props) {
  const t = useTranslations('integrity')
  const ui = useTranslations('ui')
  const [isOpen, setIsOpen] = useState(false)
  const { isBroken, onBroken, onRetry } = useImageLoad(address)

  if (isBroken) {
    return (
      <div className={classes(styles.picture, styles.failed, isLarge && styles.large)} role="status">
        <span>{ui('named', { name, text: t('pictureFailed') })}</span>
        <Button ref={handFocusInTurn} size="small" look="quiet" onClick={onRetry}>
          {ui('retry')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <button
        ref={handFocusInTurn}
        type="button"
        className={classes(styles.picture, isLarge && styles.large)}
        data-odd={isOdd || undefined}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <img src={address} alt="" loading="lazy" decoding="async" onError={onBroken} />
        {caption && <span className={styles.caption}>{caption}</span>}
      </button>
      {isOpen && (
        <LazySheet title={name} isOpen onOpenChange={setIsOpen} isWide>
          <ZoomedImage address={address} label={name} onBroken={onBroken} />
        </LazySheet>
      )}
    </>
  )
}
