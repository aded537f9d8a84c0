import { Brand } from '@candor/ui/brand'
import { type ReactNode, useEffect } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './sign-in-frame.module.css'

/** The one column of the pages before the application: brand, language, and a form under its title. */
export function SignInFrame({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | undefined
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Candor`
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <Brand />
          <LanguageSwitch />
        </header>
        <h1 className={styles.title}>{title}</h1>
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </div>
    </main>
  )
}
