import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useTranslations } from 'use-intl'
import styles from './share-dialog.module.css'
import type { Made } from './use-shares.ts'

/** A link that was just made, with its password; neither is told again. */
export function MadeLink({ made: { shareUrl, password } }: { made: Made }) {
  const t = useTranslations('shares')
  return (
    <div className={styles.made}>
      <p role="status">{t(password ? 'madeWithPassword' : 'made')}</p>
      <CopiedValue label={t('link')} value={shareUrl} words={{ copy: t('copyLink'), copied: t('copied') }} />
      {password && (
        <CopiedValue
          label={t('password')}
          value={password}
          words={{ copy: t('copyPassword'), copied: t('copied') }}
        />
      )}
    </div>
  )
}
