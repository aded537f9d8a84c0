import { pageAddresses, type SitePage, sitePages } from '../rules/pages.ts'
import { readText } from '../rules/text.ts'
import { useSite } from './site-context.ts'

function pageAt(address: string): SitePage | undefined {
  return sitePages.find((page) => pageAddresses[page] === address)
}

/** A text of a content file, with its highlights and links. */
export function RichText({ text }: { text: string }) {
  const { addressOf } = useSite()
  return readText(text).map(({ kind, text: words, to = '' }, index) => {
    // Parts of a text have no key but their index.
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
