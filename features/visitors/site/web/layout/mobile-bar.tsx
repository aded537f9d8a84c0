import { useSite } from '../site-context.ts'
import { callLink } from './footer.tsx'
import styles from './mobile-bar.module.css'

/** The bar at the bottom of a phone's screen: call, or register. */
export function MobileBar() {
  const { layout, addressOf } = useSite()
  const { serviceLine } = layout.footer
  return (
    <div className={styles.bar} data-foot="">
      {serviceLine.example ? null : <a href={callLink(serviceLine.number)}>{layout.register.call}</a>}
      <a className={styles.register} href={addressOf('tryout')} data-dialog="register">
        {layout.register.open}
      </a>
    </div>
  )
}
