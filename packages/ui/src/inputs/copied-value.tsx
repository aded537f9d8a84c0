import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CheckIcon } from '../icons.tsx'
import { Button } from './button.tsx'
import styles from './copied-value.module.css'

interface Props {
  label: string
  value: string
  /** Label of the button, where "Copy" would not say what. */
  copy?: string
}

/** A link, a password or a key, shown whole, with a button to copy it. */
export function CopiedValue({ label, value, copy }: Props) {
  const t = useTranslations('ui')
  const [copied, setCopied] = useState<string | null>(null)
  // A new value in its place, such as a renewed password, has not been copied yet.
  const isCopied = copied === value
  function handleCopy() {
    // If the browser refuses, the text can still be selected.
    navigator.clipboard?.writeText(value).then(
      () => setCopied(value),
      () => setCopied(null),
    )
  }
  return (
    <div className={styles.copied}>
      <span className={styles.label}>{label}</span>
      <div className={styles.line}>
        <code className={styles.value} translate="no">
          {value}
        </code>
        <Button onClick={handleCopy}>
          {isCopied && <CheckIcon />}
          {isCopied ? t('copied') : (copy ?? t('copy'))}
        </Button>
      </div>
      <span className="sr" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </div>
  )
}
