import { htmlLang, type Locale, languageNames, locales } from '@candor/messages/locale'
import { Brand } from '@candor/ui/brand'
import { localizedAddress, type SitePage } from '../../rules/pages.ts'
import { listed } from '../../rules/real-content.ts'
import { GlobeIcon, MenuIcon } from '../icons.tsx'
import { useSite } from '../site-context.ts'
import styles from './header.module.css'

/** In the order of the phone's menu. */
const inBar: readonly SitePage[] = [
  'aiinterview',
  'coding',
  'recruitment',
  'solution',
  'case',
  'price',
  'mandatePresentation',
]

function Languages() {
  const { page, locale, layout } = useSite()
  const shown = languageNames[locale]
  return (
    <details className={styles.languages} name="languages">
      <summary aria-label={`${shown}, ${layout.language}`}>
        <GlobeIcon />
        <span>{shown}</span>
      </summary>
      <ul>
        {locales.map((language: Locale) => (
          <li key={language}>
            <a
              href={localizedAddress(page ?? 'home', language)}
              hrefLang={htmlLang(language)}
              lang={htmlLang(language)}
              aria-current={language === locale ? 'true' : undefined}
              data-lang={language}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * The header of every page; on a phone the menu is a dialog, or without script a link to the list at the page's end.
 */
export function Header() {
  const { page, layout, unlisted, addressOf } = useSite()
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        {layout.skip}
      </a>
      <a className={styles.brand} href={addressOf('home')} aria-label={`Candor, ${layout.menu.home}`}>
        <Brand />
      </a>
      <nav className={styles.pages} aria-label={layout.mainMenu}>
        {listed(inBar, unlisted).map((linked) => (
          <a key={linked} href={addressOf(linked)} aria-current={linked === page ? 'page' : undefined}>
            {layout.pages[linked]}
          </a>
        ))}
      </nav>
      <div className={styles.actions}>
        <Languages />
        <a className={styles.signIn} href="/login">
          {layout.signIn}
        </a>
        <a className={styles.trial} href={addressOf('tryout')} data-dialog="trial">
          {layout.trial}
        </a>
        <a className={styles.openMenu} href="#site-map" data-dialog="menu">
          {layout.openMenu}
        </a>
      </div>
      <button type="button" className={styles.menuIcon} data-dialog="menu" aria-label={layout.openMenu}>
        <MenuIcon />
      </button>
    </header>
  )
}
