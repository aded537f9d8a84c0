import type { NotFoundContent } from '../rules/content.ts'
import styles from './article/page.module.css'
import site from './site.module.css'
import { useSite } from './site-context.ts'

/** The page for unknown addresses of the site. */
export function NotFoundPage({ content }: { content: NotFoundContent }) {
  const { addressOf } = useSite()
  return (
    <div className={`${site.wrap} ${styles.top}`}>
      <h1>{content.heading}</h1>
      <p>{content.text}</p>
      <p className={styles.action}>
        <a className={site.primary} href={addressOf('home')}>
          {content.home}
        </a>
      </p>
    </div>
  )
}
