import { CheckIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './share-dialog.module.css'
import type { Made } from './use-shares.ts'

function Copied({ label, value, copy }: { label: string; value: string; copy: string }) {
  const t = useTranslations('shares')
  const [isCopied, setIsCopied] = useState(false)
  function handleCopy() {
    // Where the browser refuses, the text is still there to be selected.
    navigator.clipboard?.writeText(value).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <div className={styles.secret}>
      <span className={styles.label}>{label}</span>
      <code className={styles.value} translate="no">
        {value}
      </code>
      <Button onClick={handleCopy}>
        {isCopied && <CheckIcon />}
        {isCopied ? t('copied') : copy}
      </Button>
      <span className="sr" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </div>
  )
}

/** A link that was just made, with its password; neither is told again. */
export function MadeLink({ made: { shareUrl, password } }: { made: Made }) {
  const t = useTranslations('shares')
  return (
    <div className={styles.made}>
      <p role="status">{t(password ? 'madeWithPassword' : 'made')}</p>
      <Copied label={t('link')} value={shareUrl} copy={t('copyLink')} />
      {password && <Copied label={t('password')} value={password} copy={t('copyPassword')} />}
    </div>
  )
}
