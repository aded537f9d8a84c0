import { join } from 'node:path'
import { htmlLang, locales } from '@candor/messages/locale'
import type { Plugin, Rolldown } from 'vite'

const boot = '<script src="/boot.js"'

/**
 * Writes into a page which files hold its words, by `lang`, for boot.js to ask for at once: else a browser learns of them
 * when the page's own script has arrived and run, which on a slow network is a fifth of a second later.
 * `folder` holds a module for each language.
 */
export function wordsAhead(folder: string): Plugin {
  return {
    name: 'words-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        if (!entry || !html.includes(boot)) return html
        const isThere = new Set(filesOf(entry, bundle))
        const words = locales.map((locale) => {
          const module = join(import.meta.dirname, folder, `${locale}.ts`)
          const file = Object.values(bundle).find(
            (each) => each.type === 'chunk' && each.moduleIds.includes(module),
          )
          if (file?.type !== 'chunk') throw new Error(`The build has no file with ${module}`)
          return [htmlLang(locale), filesOf(file, bundle).filter((file) => !isThere.has(file))]
        })
        return html.replace(boot, `${boot} data-words='${JSON.stringify(Object.fromEntries(words))}'`)
      },
    },
  }
}

/** The addresses of a script and of all scripts that it needs before it can run. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    const address = `/${fileName}`
    if (files.has(address)) return
    files.add(address)
    for (const name of imports) {
      const needed = bundle[name]
      if (needed?.type === 'chunk') add(needed)
    }
  }
  add(chunk)
  return [...files]
}
