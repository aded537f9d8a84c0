import { join } from 'node:path'
import { htmlLang, locales } from '@candor/messages/locale'
import type { Plugin, Rolldown } from 'vite'

const boot = '<script src="/boot.js"'

/**
 * Lists in a page the files of its messages, by `lang`, which boot.js then requests at once. Otherwise the browser
 * learns of them only when the page's script has loaded and run, a fifth of a second later on a slow network. `folder`
 * has one module per language.
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

/** The addresses of a script and of everything that it imports statically. */
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
