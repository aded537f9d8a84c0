import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import type { ReactNode } from 'react'
import { BrandName } from './brand/brand-name.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './sign-in-frame.module.css'
import { useBrand, usePageTitle } from './use-brand.ts'

/** The column of the pages before sign-in: brand, language, and a form with its title. */
export function SignInFrame({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | undefined
  children: ReactNode
}) {
  const brand = useBrand()
  usePageTitle(title)
  return (
    <main ref={handFocusToHeading} className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <BrandName brand={brand} />
          <LanguageSwitch />
        </header>
        <h1 className={styles.title}>{title}</h1>
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </div>
    </main>
  )
}
