import { htmlLang, type Locale, locales } from '@candor/messages/locale'
import type { ReactNode } from 'react'
import type { LayoutContent } from '../rules/content.ts'
import { localizedAddress, originMark, pageAddresses, type SitePage } from '../rules/pages.ts'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Menu } from './layout/menu.tsx'
import { MobileBar } from './layout/mobile-bar.tsx'
import { RegisterDialog } from './layout/register-dialog.tsx'
import site from './site.module.css'
import { SiteProvider } from './site-context.ts'
import { TrialDialog } from './trial-dialog.tsx'

export interface Head {
  readonly title: string
  readonly description: string
  /** Structured data for search engines. */
  readonly data?: object
}

interface Props {
  page: SitePage | null
  locale: Locale
  layout: LayoutContent
  head: Head
  /** The pages to which no link leads, and which search engines leave out. */
  unlisted: readonly string[]
  assets: { style: string; script: string }
  /** The address of the page's preview picture, 1200 by 630 px. */
  preview: string
  children: ReactNode
}

function Addresses({ page, locale }: { page: SitePage; locale: Locale }) {
  return (
    <>
      <link rel="canonical" href={`${originMark}${localizedAddress(page, locale)}`} />
      {locales.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={htmlLang(language)}
          href={`${originMark}${localizedAddress(page, language)}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${originMark}${pageAddresses[page]}`} />
      <meta property="og:url" content={`${originMark}${localizedAddress(page, locale)}`} />
    </>
  )
}

/** A whole public page: metadata, header, content and footer. */
export function Document({ page, locale, layout, head, unlisted, assets, preview, children }: Props) {
  return (
    <html lang={htmlLang(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {page === null || unlisted.includes(page) ? <meta name="robots" content="noindex" /> : null}
        {page === null ? null : <Addresses page={page} locale={locale} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Candor" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:locale" content={htmlLang(locale).replace('-', '_')} />
        <meta property="og:image" content={`${originMark}${preview}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={head.title} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style} />
        <script src={assets.script} />
        {head.data ? (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds its text as it stands; `<` is escaped.
            dangerouslySetInnerHTML={{ __html: JSON.stringify(head.data).replaceAll('<', '\\u003c') }}
          />
        ) : null}
      </head>
      <body className={site.page}>
        <SiteProvider value={{ page, locale, layout, unlisted }}>
          <Header />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <MobileBar />
          <Menu />
          <TrialDialog name="trial" words={layout.trialDialog} />
          <TrialDialog name="sales" words={layout.salesDialog} />
          <RegisterDialog />
        </SiteProvider>
      </body>
    </html>
  )
}
