import { useTranslations } from 'use-intl'
import { ToastProvider } from '../overlays/toast.tsx'
import { SubTabs } from '../tabs/sub-tabs.tsx'
import { type Theme, useTheme } from '../theme.ts'
import { PartsBasics } from './parts-basics.tsx'
import { PartsControls } from './parts-controls.tsx'
import styles from './parts-page.module.css'
import { PartsStates } from './parts-states.tsx'

/** Every component in every state, for development. */
export function PartsPage() {
  const t = useTranslations('ui')
  const { theme, setTheme } = useTheme()
  return (
    <ToastProvider>
      <main className={styles.page}>
        <header className={styles.top}>
          <h1>Components</h1>
          <SubTabs<Theme>
            label={t('theme')}
            value={theme}
            onChange={setTheme}
            items={[
              { value: 'light', label: t('themeLight') },
              { value: 'dark', label: t('themeDark') },
              { value: 'system', label: t('themeSystem') },
            ]}
          />
        </header>
        <div className={styles.grid}>
          <PartsBasics />
          <PartsStates />
          <PartsControls />
        </div>
      </main>
    </ToastProvider>
  )
}
