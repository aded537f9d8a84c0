import { createContext, useContext, useEffect } from 'react'

export interface BrandShown {
  readonly title: string
  readonly icon: string | null
  readonly isPartner: boolean
}

export interface PartnerBrand {
  readonly title: string
  readonly icon?: string | undefined
}

const own: BrandShown = { title: 'Candor', icon: null, isPartner: false }

/** The partner's brand for its people, else the product's own. */
export function brandOf(partner: PartnerBrand | undefined): BrandShown {
  return partner ? { title: partner.title, icon: partner.icon ?? null, isPartner: true } : own
}

/** The brand of a visitor's link; null on other pages. */
export const VisitedBrand = createContext<BrandShown | null>(null)

/** The brand of visitors' pages, independent of sessions of the same browser. */
export function useVisitedBrand(): BrandShown {
  return useContext(VisitedBrand) ?? own
}

/** Sets the window's title while the calling component is drawn. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

/** Sets the window's icon to the partner's while there is one. */
export function useBrandIcon(icon: string | null): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const before = link?.getAttribute('href')
    if (!icon || !link || !before) return
    link.setAttribute('href', icon)
    return () => link.setAttribute('href', before)
  }, [icon])
}
