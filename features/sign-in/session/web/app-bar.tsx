import { classes } from '@candor/ui/classes.ts'
import { useNarrow } from '@candor/ui/use-media.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Account } from './account.tsx'
import styles from './app-bar.module.css'
import { BrandName } from './brand/brand-name.tsx'
import { useBrandIcon } from './brand/shown-brand.ts'
import { chooseLanguage } from './choose-language.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { barPieces } from './nav/bar-pieces.ts'
import { FoldedNav, MainNav } from './nav/main-nav.tsx'
import { useSignedIn } from './signed-in.ts'
import { useBrand } from './use-brand.ts'

interface Props {
  /** Breadcrumb beside the brand; null while it is unknown, which keeps its room. */
  crumb?: ReactNode
  /** The page's content in the middle, such as the steps through a shortlist. */
  middle?: ReactNode
  /** Back button at the left, on pages that were opened from another page. */
  start?: ReactNode
  /** The page's content before language and account. */
  actions?: ReactNode
  hasLanguage?: boolean
}

/** The bar above every page of the application. */
export function AppBar({ crumb, middle, start, actions, hasLanguage = true }: Props) {
  const t = useTranslations('session')
  const known = useSignedIn()
  const brand = useBrand()
  useBrandIcon(brand.icon)
  const isNarrow = useNarrow()
  // Steps or a long list of actions leave no room for a row.
  const isFull = middle !== undefined
  const isFolded = isNarrow || isFull
  return (
    <header className={classes(styles.bar, isFull && styles.full)}>
      <div className={styles.lead}>
        {start}
        {isFolded && <FoldedNav />}
        <Link to="/first/talentList" className={styles.brand} aria-label={t('home', { brand: brand.title })}>
          <BrandName brand={brand} />
        </Link>
        {!isFolded && <MainNav />}
        {crumb !== undefined && (
          <div data-crumb className={styles.crumb}>
            {crumb}
          </div>
        )}
      </div>
      <div className={styles.middle}>{middle}</div>
      <div className={styles.end}>
        {actions}
        {known &&
          barPieces().map(({ order, Piece }) => (
            <Piece key={order} fallback={<span className={styles.coming} />} />
          ))}
        {hasLanguage && <LanguageSwitch onChosen={() => chooseLanguage()} />}
        {known && <Account userInfo={known.userInfo} />}
      </div>
    </header>
  )
}
