import { Brand } from '@candor/ui/brand'
import styles from './brand-name.module.css'
import type { BrandShown } from './shown-brand.ts'

/** Logo and name of the brand. */
export function BrandName({ brand }: { brand: BrandShown }) {
  if (!brand.isPartner) return <Brand />
  return (
    <span className={styles.partner} translate="no">
      {brand.icon && <img src={brand.icon} alt="" width={24} height={24} />}
      <span className={styles.partnerName}>{brand.title}</span>
    </span>
  )
}
