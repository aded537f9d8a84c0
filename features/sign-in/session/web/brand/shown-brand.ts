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
    const before = plainTitle()
    showTitle(title)
    return () => showTitle(before)
  }, [title])
}

/** The count before the title, in brackets; empty without one. */
let titlePrefix = ''

const plainTitle = () =>
  document.title.startsWith(titlePrefix) ? document.title.slice(titlePrefix.length) : document.title

function showTitle(title: string): void {
  document.title = `${titlePrefix}${title}`
}

/** Puts a count before the title of every page; an empty text takes it away. */
export function countInTitle(count: string): void {
  const title = plainTitle()
  titlePrefix = count === '' ? '' : `(${count}) `
  showTitle(title)
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
