import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CheckIcon } from '../icons.tsx'
import { Button } from './button.tsx'
import styles from './copied-value.module.css'

interface Props {
  label: string
  value: string
  /** What the button says, where "Copy" would not tell what. */
  copy?: string
}

/** A link, a password or a key that is taken from here: shown whole, and copied by a button. */
export function CopiedValue({ label, value, copy }: Props) {
  const t = useTranslations('ui')
  const [copied, setCopied] = useState<string | null>(null)
  // Another value in its place, such as a renewed password, was not copied yet.
  const isCopied = copied === value
  function handleCopy() {
    // Where the browser refuses, the text is still there to be selected.
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
