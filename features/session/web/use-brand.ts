import { useEffect } from 'react'
import { useSignedIn } from './signed-in.ts'

export interface BrandShown {
  readonly title: string
  readonly icon: string | null
  readonly isPartner: boolean
}

const own: BrandShown = { title: 'Candor', icon: null, isPartner: false }

/** The name and the mark that pages go by: those of the partner for its people, else the product's own. */
export function useBrand(): BrandShown {
  const partner = useSignedIn()?.userInfo.partnerBrand
  return partner ? { title: partner.title, icon: partner.icon ?? null, isPartner: true } : own
}

/** Names the window for as long as what calls it shows. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

/** Names the window after a page and the brand. */
export function usePageTitle(page: string): void {
  useWindowTitle(`${page} · ${useBrand().title}`)
}

/** Gives the window the partner's icon for as long as it has one. */
export function useBrandIcon(icon: string | null): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const before = link?.getAttribute('href')
    if (!icon || !link || !before) return
    link.setAttribute('href', icon)
    return () => link.setAttribute('href', before)
  }, [icon])
}
