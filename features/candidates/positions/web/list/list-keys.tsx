import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import styles from './list-keys.module.css'

/** The keys of the list, at the lower edge of the page. */
export function ListKeys({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('positions.keys')
  return (
    <footer className={styles.keys}>
      <span className={styles.list}>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t('move')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('open')}
        </span>
        {mayChange && (
          <>
            <span>
              <Kbd>C</Kbd> {t('copy')}
            </span>
            <span>
              <Kbd>⇧</Kbd> <Kbd>C</Kbd> {t('close')}
            </span>
          </>
        )}
        <span>
          <Kbd>1</Kbd> {t('to')} <Kbd>4</Kbd> {t('tab')}
        </span>
      </span>
      <span className={styles.legend}>{t('legend')}</span>
    </footer>
  )
}
