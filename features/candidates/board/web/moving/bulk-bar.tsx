import { ArrowRightIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './bulk-bar.module.css'

interface Props {
  names: readonly string[]
  /** Name of the next stage; null at the end. */
  next: string | null
  mayMove: boolean
  /** The other acts on many. */
  others: ReactNode
  onClear: () => void
  onNext: () => void
  onMove: () => void
  onEnd: () => void
}

/** The acts on the chosen candidates, at the lower edge of the page. */
export function BulkBar({ names, next, mayMove, others, onClear, onNext, onMove, onEnd }: Props) {
  const t = useTranslations('board')
  const count = names.length
  return (
    <section className={styles.bar} aria-label={t('chosen', { count })} ref={coverFoot}>
      <div className={styles.words}>
        <b>{t('chosen', { count })}</b>
        <span className={styles.names}>{names.slice(0, 12).join(', ')}</span>
        <Button look="quiet" onClick={onClear}>
          {t('clear')} <Kbd>Esc</Kbd>
        </Button>
      </div>
      <div className={styles.acts}>
        {others}
        {mayMove && (
          <>
            <Button onClick={onEnd}>{t('end')}</Button>
            <Button onClick={onMove} look={next === null ? 'primary' : 'default'}>
              <ArrowRightIcon />
              {t('move')} <Kbd>M</Kbd>
            </Button>
            {next !== null && (
              <Button look="primary" onClick={onNext}>
                {t('moveTo', { stage: next })}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}
