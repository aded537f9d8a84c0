import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { lineCount } from '../rules/code.ts'
import styles from './code-block.module.css'
import { useHighlighted } from './use-highlighted.ts'

interface Props {
  code: string
  language: string | null
  /** Name of the block: that of its question. */
  title: string
}

/** An answer in code; long lines scroll within the block. */
export function CodeBlock({ code, language, title }: Props) {
  const t = useTranslations('questions')
  const { notify } = useToasts()
  const id = useId()
  const text = useRef<HTMLElement>(null)
  const html = useHighlighted(code, language)

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(code)
      notify({ kind: 'success', text: t('copied') })
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
      notify({ kind: 'info', text: t('copyFailed') })
    }
  }

  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={styles.language}>{language ?? t('otherLanguage')}</span>
        <span className={styles.lines}>{t('lines', { count: lineCount(code) })}</span>
        <Button look="quiet" size="small" onClick={() => void handleCopy()}>
          {t('copy')}
        </Button>
      </figcaption>
      <span className="sr" id={id}>
        {language ? t('code', { language, title }) : t('codeUnnamed', { title })}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
        <pre className={styles.code}>
          {html === null ? (
            <code ref={text}>{code}</code>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: highlight.js escapes the code; the markup is its own
            <code ref={text} dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
      </section>
    </figure>
  )
}
