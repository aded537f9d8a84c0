import type { ReactNode } from 'react'
import { brandOf, type PartnerBrand, useBrandIcon, VisitedBrand } from './shown-brand.ts'

interface Props {
  /** Brand of the link's company, from the server. */
  partner: PartnerBrand | undefined
  children: ReactNode
}

/** Draws a page for visitors with the brand of their link. */
export function BrandOfLink({ partner, children }: Props) {
  const brand = brandOf(partner)
  useBrandIcon(brand.icon)
  return <VisitedBrand value={brand}>{children}</VisitedBrand>
}
