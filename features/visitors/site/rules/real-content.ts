import type { SitePage } from './pages.ts'

/** Returns the items that are no examples: an example stands in a content file and is never drawn (decision D37). */
export function realItems<Item extends { readonly example?: boolean | undefined }>(
  items: readonly Item[],
): readonly Item[] {
  return items.filter(({ example }) => !example)
}

interface Article {
  readonly needsReal?: true | undefined
  readonly blocks: readonly object[]
}

/** Whether a page is listed. A page about real claims is not, while all of them are examples. */
export function isListed({ needsReal, blocks }: Article): boolean {
  return !needsReal || blocks.some((block) => hasReal(block))
}

export function unlistedPages(articles: Readonly<Record<string, Article>>): readonly string[] {
  return Object.keys(articles).filter((page) => {
    const article = articles[page]
    return article !== undefined && !isListed(article)
  })
}

/** Returns those pages of a list that are listed. */
export function listed(pages: readonly SitePage[], unlisted: readonly string[]): readonly SitePage[] {
  return pages.filter((page) => !unlisted.includes(page))
}

function hasReal(block: object): boolean {
  if ('example' in block) return block.example !== true
  if (!('items' in block) || !Array.isArray(block.items)) return false
  return block.items.some(
    (item: unknown) =>
      typeof item === 'object' && item !== null && 'example' in item && item.example === false,
  )
}

/** The keys of a content file that hold an example, as `testimonials.items.0`. */
export function listExamples(content: unknown, path: readonly string[] = []): string[] {
  if (typeof content !== 'object' || content === null) return []
  if ('example' in content && content.example === true) return [path.join('.')]
  return Object.entries(content).flatMap(([key, value]) => listExamples(value, [...path, key]))
}
