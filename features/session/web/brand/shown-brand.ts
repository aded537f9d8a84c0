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

/** The name and the mark of a partner for its people, else the product's own. */
export function brandOf(partner: PartnerBrand | undefined): BrandShown {
  return partner ? { title: partner.title, icon: partner.icon ?? null, isPartner: true } : own
}

/** The brand of the company whose link somebody without an account came with; null on every other page. */
export const VisitedBrand = createContext<BrandShown | null>(null)

/** What the pages of a visitor go by, whoever is signed in beside them. */
export function useVisitedBrand(): BrandShown {
  return useContext(VisitedBrand) ?? own
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
