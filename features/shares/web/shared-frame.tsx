import { Brand } from '@candor/ui/brand'
import { type ReactNode, useEffect } from 'react'
import { LanguageSwitch } from '../../session/web/language-switch.tsx'
import styles from './shared-frame.module.css'

/** The one column of what stands before a shared report: brand, language, a sentence, and what there is to do. */
export function SharedFrame({
  title,
  footer,
  children,
}: {
  title: string
  footer?: string
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Candor`
  }, [title])
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Brand />
        <LanguageSwitch />
      </header>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {footer && <p className={styles.footer}>{footer}</p>}
    </main>
  )
}
