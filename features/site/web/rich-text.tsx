import { pageAddresses, type SitePage, sitePages } from '../rules/pages.ts'
import { readText } from '../rules/text.ts'
import { useSite } from './site-context.ts'

function pageAt(address: string): SitePage | undefined {
  return sitePages.find((page) => pageAddresses[page] === address)
}

/** Words of a content file, with their highlights and links. */
export function RichText({ text }: { text: string }) {
  const { addressOf } = useSite()
  return readText(text).map(({ kind, text: words, to = '' }, index) => {
    // Parts of one text have no other name than their place.
    const key = `${index}${kind}`
    if (kind === 'mark') return <mark key={key}>{words}</mark>
    if (kind === 'plain') return words
    const page = pageAt(to)
    return (
      <a key={key} href={page ? addressOf(page) : to}>
        {words}
      </a>
    )
  })
}
