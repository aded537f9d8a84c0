import { Button } from '@candor/ui/inputs/button'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxZoom, zoomed, zoomOfKey } from '../rules/zoom.ts'
import { bringIntoView } from './bring-into-view.ts'
import styles from './zoomed-image.module.css'

/** An image with a zoom up to three times its fitted size (R9-061). */
export function ZoomedImage({
  address,
  label,
  isAskedFor = false,
  onBroken,
}: {
  address: string
  label: string
  /** Whether it scrolls into view once it is there, as somebody has just asked for it. */
  isAskedFor?: boolean
  onBroken: () => void
}) {
  const t = useTranslations('documents.picture')
  const [zoom, setZoom] = useState(1)

  function handleKeyDown(event: KeyboardEvent) {
    const next = zoomOfKey(zoom, event.key)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    setZoom(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for the buttons in here
    <div className={styles.image} onKeyDown={handleKeyDown}>
      <div className={styles.zoom}>
        <Button
          size="small"
          isIcon
          aria-label={t('zoomOut')}
          disabled={zoom <= 1}
          onClick={() => setZoom(zoomed(zoom, -1))}
        >
          −
        </Button>
        <output className={styles.percent}>{t('zoom', { percent: Math.round(zoom * 100) })}</output>
        <Button
          size="small"
          isIcon
          aria-label={t('zoomIn')}
          disabled={zoom >= maxZoom}
          onClick={() => setZoom(zoomed(zoom, 1))}
        >
          +
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.view} tabIndex={0} aria-label={label}>
        <img
          src={address}
          alt={label}
          style={{ width: `${zoom * 100}%` }}
          onLoad={({ currentTarget }) => isAskedFor && bringIntoView(currentTarget.parentElement)}
          onError={onBroken}
        />
      </section>
    </div>
  )
}
