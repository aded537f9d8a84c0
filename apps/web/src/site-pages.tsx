import type { Locale } from '@candor/messages/locale'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type {
  ArticleContent,
  HomeContent,
  LayoutContent,
  NotFoundContent,
} from '../../../features/visitors/site/rules/content.ts'
import { notFoundPage, type SitePage } from '../../../features/visitors/site/rules/pages.ts'
import type { PriceContent } from '../../../features/visitors/site/rules/price-content.ts'
import { unlistedPages } from '../../../features/visitors/site/rules/real-content.ts'
import type { Sample } from '../../../features/visitors/site/rules/sample.ts'
import { ArticlePage } from '../../../features/visitors/site/web/article/page.tsx'
import { Document, type Head } from '../../../features/visitors/site/web/document.tsx'
import type { HomeMedia } from '../../../features/visitors/site/web/home/exhibit.tsx'
import { HomePage } from '../../../features/visitors/site/web/home/page.tsx'
import { NotFoundPage } from '../../../features/visitors/site/web/not-found-page.tsx'
import { PricePage, priceData } from '../../../features/visitors/site/web/price-page.tsx'

/** The content files of a language, already validated by the build. */
interface SiteContent {
  readonly layout: LayoutContent
  readonly home: HomeContent
  readonly 'not-found': NotFoundContent
  readonly price: PriceContent
  readonly articles: Readonly<Record<string, ArticleContent>>
}

interface Build {
  readonly locale: Locale
  readonly content: SiteContent
  readonly sample: Sample
  /** The address of the preview picture of the shared page. */
  readonly preview: string
  readonly assets: HomeMedia & { readonly style: string; readonly script: string }
}

interface Drawn {
  readonly head: Head
  readonly body: ReactNode
}

function draw(page: SitePage | typeof notFoundPage, { locale, content, sample, assets }: Build): Drawn {
  const { home, price, articles } = content
  if (page === notFoundPage)
    return { head: content[notFoundPage], body: <NotFoundPage content={content[notFoundPage]} /> }
  if (page === 'home') return { head: home, body: <HomePage content={home} sample={sample} media={assets} /> }
  if (page === 'price') {
    const data = priceData(price, locale)
    return { head: { ...price, data }, body: <PricePage content={price} /> }
  }
  const article = articles[page]
  if (!article) throw new Error(`There is no content for the page ${page}.`)
  return { head: article, body: <ArticlePage content={article} home={home} /> }
}

/** The whole HTML of a page in a language, as the site's build stores it. */
export function renderPage(page: SitePage | typeof notFoundPage, build: Build): string {
  const { head, body } = draw(page, build)
  const { locale, content, assets, preview } = build
  const markup = renderToStaticMarkup(
    <Document
      page={page === notFoundPage ? null : page}
      locale={locale}
      layout={content.layout}
      head={head}
      unlisted={unlistedPages(content.articles)}
      assets={assets}
      preview={preview}
    >
      {body}
    </Document>,
  )
  return `<!doctype html>${markup}`
}
