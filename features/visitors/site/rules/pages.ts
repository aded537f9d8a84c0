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

export const notFoundPage = 'not-found'

/** The placeholder in the built pages for the server's address, which is known only at its start. */
export const originMark = 'https://origin.invalid'

/** The address of a page in a language, from the server's root: `/en/price`, or `/en/` for home. */
export function localizedAddress(page: SitePage, locale: string): string {
  return `/${locale}${pageAddresses[page]}`
}

/** The relative address of a page. One file is served at `/price` and `/en/price`: relative links keep the language. */
export function relativeAddress(from: SitePage | null, to: SitePage): string {
  const depth = from === null ? 0 : pageAddresses[from].split('/').length - 2
  const target = pageAddresses[to].slice(1)
  if (depth === 0) return target === '' ? './' : `./${target}`
  return `${'../'.repeat(depth)}${target}`
}
