import type { Locale } from '@candor/messages/locale'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ArticleContent, HomeContent, LayoutContent, NotFoundContent } from '../rules/content.ts'
import { notFoundPage, type SitePage } from '../rules/pages.ts'
import type { Sample } from '../rules/sample.ts'
import { ArticlePage } from './article/page.tsx'
import { Document, type Head } from './document.tsx'
import { HomePage } from './home/page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The content files of a language, as the build has checked them. */
export interface SiteContent {
  readonly layout: LayoutContent
  readonly home: HomeContent
  readonly 'not-found': NotFoundContent
  readonly articles: Readonly<Record<string, ArticleContent>>
}

interface Build {
  readonly locale: Locale
  readonly content: SiteContent
  readonly sample: Sample
  readonly assets: { style: string; script: string; video: string; poster: string }
}

interface Drawn {
  readonly head: Head
  readonly body: ReactNode
}

function draw(page: SitePage | typeof notFoundPage, { content, sample, assets }: Build): Drawn {
  const { home, articles } = content
  if (page === notFoundPage)
    return { head: content[notFoundPage], body: <NotFoundPage content={content[notFoundPage]} /> }
  if (page === 'home') return { head: home, body: <HomePage content={home} sample={sample} media={assets} /> }
  const article = articles[page]
  if (!article) throw new Error(`There is no content for the page ${page}.`)
  return { head: article, body: <ArticlePage content={article} ladder={home.ladder} /> }
}

/** The whole HTML of a page in a language, as it is stored when the site is built. */
export function renderPage(page: SitePage | typeof notFoundPage, build: Build): string {
  const { head, body } = draw(page, build)
  const { locale, content, assets } = build
  const markup = renderToStaticMarkup(
    <Document
      page={page === notFoundPage ? null : page}
      locale={locale}
      layout={content.layout}
      head={head}
      assets={assets}
    >
      {body}
    </Document>,
  )
  return `<!doctype html>${markup}`
}
