import { adoptLocale } from '@candor/messages/web/stored-locale'
import { useEffect } from 'react'
import type { LinkState } from './opening.ts'

/** Keeps the page out of search engines and its address out of referrers while it is mounted. */
export function usePrivate(): void {
  useEffect(() => {
    const tags = [
      ['robots', 'noindex, nofollow, noarchive'],
      ['referrer', 'no-referrer'],
    ] as const
    const metas = tags.map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    )
    document.head.append(...metas)
    return () => {
      for (const meta of metas) meta.remove()
    }
  }, [])
}

/** Opens a report in the language that was chosen for it, unless the reader has chosen another one here. */
export function useLanguageOf(opening: LinkState): void {
  const language = 'opened' in opening ? opening.opened.language : null
  useEffect(() => {
    if (language && adoptLocale(language)) window.location.reload()
  }, [language])
}
