import { CheckIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './secret-sheet.module.css'

export interface Secret {
  title: string
  label: string
  value: string
}

/** A password or a key that is shown this once; null while there is none. */
export function SecretSheet({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  const t = useTranslations('manage')
  // What was shown last stays while the sheet is on its way out.
  const [last, setLast] = useState(secret)
  if (secret && secret !== last) setLast(secret)
  const shown = secret ?? last
  return (
    <LazySheet
      title={shown?.title ?? ''}
      description={t('once')}
      isOpen={secret !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('noted')}
        </Button>
      }
    >
      {shown && secret && <SecretValue key={shown.value} secret={shown} />}
    </LazySheet>
  )
}

function SecretValue({ secret: { label, value } }: { secret: Secret }) {
  const t = useTranslations('manage')
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
      <div className={styles.line}>
        <code className={styles.value} translate="no">
          {value}
        </code>
        <Button onClick={handleCopy}>
          {isCopied && <CheckIcon />}
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </div>
      <span className="sr" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </div>
  )
}
