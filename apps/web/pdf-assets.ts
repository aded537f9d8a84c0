import { createReadStream } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** What pdf.js brings and no reader of a report needs: its editors, its forms and its words. They are half of it. */
const unused =
  /display\/editor\/|annotation_editor_layer_builder|xfa_layer|@fluent\/|cached-iterable|genericl10n/

/** The viewer asks for words all the same; each page is named by our own. */
const wordless = 'class genericl10n_GenericL10n { translate() {} pause() {} resume() {} }'

/** Replaces, in a file that was put together from marked parts, the unused ones by empty classes of the same names. */
function withoutUnused(code: string): string {
  const parts = code.split(/^(?=;\/\/ \S+$)/m)
  const kept = parts.map((part) => {
    const file = /^;\/\/ (\S+)/.exec(part)?.[1] ?? ''
    if (!unused.test(file)) return part
    if (file.endsWith('/genericl10n.js')) return wordless
    const names = [...part.matchAll(/^(?:class|(?:async )?function\*?|const|let|var) ([\w$]+)/gm)]
    return names.map(([, name]) => `class ${name} {}`).join('\n')
  })
  return kept.join('\n')
}

/** Replaces what must be there: another version of pdf.js may be put together otherwise. */
function replaced(code: string, part: RegExp, by: string): string {
  if (!part.test(code)) throw new Error(`pdf.js has no ${part} any more`)
  return code.replace(part, by)
}

/** The two files of pdf.js speak to each other over `globalThis`, which keeps all of both in the bundle. */
function slimmed(code: string, id: string): string | undefined {
  if (id.endsWith('pdfjs-dist/build/pdf.mjs')) {
    return withoutUnused(replaced(code, /^globalThis\.pdfjsLib = \{[\s\S]*?^\};$/m, ''))
  }
  if (!id.endsWith('pdfjs-dist/web/pdf_viewer.mjs')) return undefined
  const imported = replaced(
    code,
    /^const (\{[\s\S]*?\}) = globalThis\.pdfjsLib;$/m,
    "import $1 from 'pdfjs-dist';",
  )
  return withoutUnused(replaced(imported, /^globalThis\.pdfjsViewer = \{[\s\S]*?^\};$/m, ''))
}

/**
 * Serves and builds the files that pdf.js fetches by name, under /pdfjs: the tables without which Chinese text in a
 * pdf that embeds no font stays blank, the standard fonts, and the image decoders in plain JavaScript.
 */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    transform: slimmed,
    async configureServer(server) {
      const files = new Map<string, string>()
      for (const folder of folders) {
        for (const name of await readdir(join(source, folder)))
          files.set(`/pdfjs/${folder}/${name}`, join(source, folder, name))
      }
      server.middlewares.use((request, response, next) => {
        const path = files.get((request.url ?? '').replace(/\?.*$/, ''))
        if (!path) return next()
        if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        createReadStream(path).pipe(response)
      })
    },
    async writeBundle({ dir }) {
      // No .wasm: the content security policy compiles none, so pdf.js takes its fallbacks in plain JavaScript.
      const filter = (path: string) => !basename(path).endsWith('.wasm')
      for (const folder of folders) {
        await cp(join(source, folder), join(dir ?? '', 'pdfjs', folder), { recursive: true, filter })
      }
    },
  }
}
