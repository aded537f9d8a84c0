import { BrandMark } from '@candor/ui/brand'
import type { SitePage } from '../../rules/pages.ts'
import { CloseIcon } from '../icons.tsx'
import { useSite } from '../site-context.ts'
import { Dialog } from './dialog.tsx'
import { callLink } from './footer.tsx'
import styles from './menu.module.css'

function Entry({ to }: { to: SitePage }) {
  const { page, layout, unlisted, addressOf } = useSite()
  if (unlisted.includes(to)) return null
  return (
    <li>
      <a href={addressOf(to)} aria-current={to === page ? 'page' : undefined}>
        {layout.pages[to]}
      </a>
    </li>
  )
}

/** The phone's menu of all pages: a full-screen dialog. */
export function Menu() {
  const { layout } = useSite()
  const { menu, footer } = layout
  return (
    <Dialog name="menu" label={layout.mainMenu} isFull>
      <div className={styles.head}>
        <BrandMark />
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={layout.closeMenu}>
            <CloseIcon />
          </button>
        </form>
      </div>
      <nav className={styles.list} aria-label={layout.openMenu}>
        <ul>
          <Entry to="home" />
          <li>
            <span>{menu.product}</span>
            <ul>
              <Entry to="aiinterview" />
              <Entry to="coding" />
              <Entry to="recruitment" />
            </ul>
          </li>
          <Entry to="solution" />
          <Entry to="case" />
          <Entry to="aigc" />
          <Entry to="price" />
          <Entry to="tryout" />
          <li>
            <span>{menu.company}</span>
            <ul>
              <Entry to="about" />
              <Entry to="team" />
              <Entry to="mandatePresentation" />
            </ul>
          </li>
          {footer.serviceLine.example ? null : (
            <li className={styles.line}>
              <span>{menu.serviceLine}</span>
              <a href={callLink(footer.serviceLine.number)}>{footer.serviceLine.number}</a>
            </li>
          )}
          <li>
            <a href="/login">{layout.signIn}</a>
          </li>
        </ul>
      </nav>
    </Dialog>
  )
}
