import { CheckIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './recovery-codes.module.css'

/** Recovery codes, shown only once, to copy or to save as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('second-factor.codes')
  const [isCopied, setIsCopied] = useState(false)
  const list = useRef<HTMLElement>(null)
  // Focused, so that they are read out at once and can be scrolled by keys.
  useEffect(() => {
    list.current?.focus()
  }, [])
  const text = `${codes.join('\n')}\n`
  function handleCopy() {
    // If the browser refuses to copy, the codes can still be selected.
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <section className={styles.codes} aria-label={t('title')} tabIndex={-1} ref={list}>
      <p>{t('once')}</p>
      <ol className={styles.list} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button onClick={handleCopy}>
          {isCopied && <CheckIcon />}
          {isCopied ? t('copied') : t('copy')}
        </Button>
        <Button
          render={
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download="candor-recovery-codes.txt"
            >
              {t('save')}
            </a>
          }
        />
      </div>
      <span className="sr" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </section>
  )
}
