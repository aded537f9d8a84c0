import { useContext } from 'react'
import { type BrandShown, brandOf, useWindowTitle, VisitedBrand } from './brand/shown-brand.ts'
import { useSignedIn } from './signed-in.ts'

/** The name and the mark that pages go by: of the company whose report a visitor reads, else of who is signed in. */
export function useBrand(): BrandShown {
  const visited = useContext(VisitedBrand)
  const partner = useSignedIn()?.userInfo.partnerBrand
  return visited ?? brandOf(partner)
}

/** Names the window after a page and the brand. */
export function usePageTitle(page: string): void {
  useWindowTitle(`${page} · ${useBrand().title}`)
}
