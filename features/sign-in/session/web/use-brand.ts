import { useContext } from 'react'
import { type BrandShown, brandOf, useWindowTitle, VisitedBrand } from './brand/shown-brand.ts'
import { useSignedIn } from './signed-in.ts'

/** The brand of the page: for a visitor that of the report's company, else that of the account's. */
export function useBrand(): BrandShown {
  const visited = useContext(VisitedBrand)
  const partner = useSignedIn()?.userInfo.partnerBrand
  return visited ?? brandOf(partner)
}

/** Sets the window's title to the page's name and the brand. */
export function usePageTitle(page: string): void {
  useWindowTitle(`${page} · ${useBrand().title}`)
}
