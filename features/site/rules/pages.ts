/** The public pages, each with its address (P2-002 to P2-019). */
export const pageAddresses = {
  home: '/',
  recruitment: '/product/recruitment',
  aiinterview: '/product/aiinterview',
  coding: '/product/coding',
  case: '/case',
  mandatePresentation: '/mandatePresentation',
  solution: '/solution',
  about: '/about',
  team: '/team',
  price: '/price',
  aigc: '/aigc',
  tryout: '/tryout',
  vidio: '/vidio',
  'real-ai': '/real-ai',
  face: '/face',
  eye: '/eye',
  terms: '/terms',
  privacy: '/privacy',
} as const

export type SitePage = keyof typeof pageAddresses

function isSitePage(value: string): value is SitePage {
  return Object.hasOwn(pageAddresses, value)
}

export const sitePages: readonly SitePage[] = Object.keys(pageAddresses).filter(isSitePage)

/** What a public page's files stand for where no page has the address. */
export const notFoundPage = 'not-found'

/** Stands in the built pages for the address of the server, which is known when it starts. */
export const originMark = 'https://origin.invalid'

/** The address of a page in a language, from the server's root: `/en/price`; `/en/` is home. */
export function localizedAddress(page: SitePage, locale: string): string {
  return `/${locale}${pageAddresses[page]}`
}

/**
 * The address of a page as another page names it, relative to that page.
 *
 * One file answers both `/price`, in the language of the browser, and `/en/price`: a relative link keeps whoever chose
 * a language in it.
 */
export function relativeAddress(from: SitePage | null, to: SitePage): string {
  const depth = from === null ? 0 : pageAddresses[from].split('/').length - 2
  const target = pageAddresses[to].slice(1)
  if (depth === 0) return target === '' ? './' : `./${target}`
  return `${'../'.repeat(depth)}${target}`
}
