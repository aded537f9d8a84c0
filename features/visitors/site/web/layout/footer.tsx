import { Brand } from '@candor/ui/brand'
import type { SitePage } from '../../rules/pages.ts'
import { listed, realItems } from '../../rules/real-content.ts'
import { useSite } from '../site-context.ts'
import styles from './footer.module.css'

/** Returns the `tel:` link of a phone number. */
export function callLink(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}

function Group({ heading, pages }: { heading: string; pages: readonly SitePage[] }) {
  const { page, layout, unlisted, addressOf } = useSite()
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {listed(pages, unlisted).map((linked) => (
          <li key={linked}>
            <a href={addressOf(linked)} aria-current={linked === page ? 'page' : undefined}>
              {layout.pages[linked]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer() {
  const { layout } = useSite()
  const { footer } = layout
  const certificates = realItems(footer.certificates)
  return (
    <footer className={styles.foot}>
      <div>
        <Brand />
        <p>{footer.about}</p>
        {certificates.length > 0 ? (
          <ul className={styles.certificates}>
            {certificates.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        {footer.serviceLine.example ? null : (
          <p className="num">
            {footer.serviceLine.label}{' '}
            <a href={callLink(footer.serviceLine.number)}>{footer.serviceLine.number}</a>
          </p>
        )}
      </div>
      <nav id="site-map" className={styles.groups} aria-label={layout.siteMap}>
        <Group
          heading={footer.groups.product}
          pages={['aiinterview', 'recruitment', 'coding', 'price', 'aigc']}
        />
        <Group
          heading={footer.groups.solutions}
          pages={['solution', 'case', 'mandatePresentation', 'tryout']}
        />
        <Group heading={footer.groups.judging} pages={['vidio', 'real-ai', 'face', 'eye', 'terms']} />
        <Group heading={footer.groups.company} pages={['home', 'about', 'team', 'privacy']} />
      </nav>
    </footer>
  )
}
