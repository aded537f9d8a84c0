import type { ReactNode } from 'react'
import { brandOf, type PartnerBrand, useBrandIcon, VisitedBrand } from './shown-brand.ts'

interface Props {
  /** Of the company that a link leads to, as the server tells it. */
  partner: PartnerBrand | undefined
  children: ReactNode
}

/** What somebody without an account sees, under the brand of whose link they came with. */
export function BrandOfLink({ partner, children }: Props) {
  const brand = brandOf(partner)
  useBrandIcon(brand.icon)
  return <VisitedBrand value={brand}>{children}</VisitedBrand>
}
