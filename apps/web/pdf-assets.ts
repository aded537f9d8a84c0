import { createReadStream } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Modules of pdf.js that no report needs: its editors, forms and texts. They are half of its size. */
const unused =
  /display\/editor\/|annotation_editor_layer_builder|xfa_layer|@fluent\/|cached-iterable|genericl10n/

/** The viewer requires a localization object; the page uses our own texts. */
const wordless = 'class genericl10n_GenericL10n { translate() {} pause() {} resume() {} }'

/** Replaces the unused modules in a bundled file with empty classes of the same names. */
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

/** Replaces a part of the code. Throws if it is missing, as another version of pdf.js may be bundled differently. */
function replaced(code: string, part: RegExp, by: string): string {
  if (!part.test(code)) throw new Error(`pdf.js has no ${part} any more`)
  return code.replace(part, by)
}

/** Removes the globals through which the two files of pdf.js communicate, and which keep all of both in the bundle. */
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
 * Serves and builds the files that pdf.js fetches by name, under /pdfjs: the character maps, without which Chinese text
 * in a PDF without embedded fonts stays blank, the standard fonts, and the image decoders in plain JavaScript.
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
      // Without .wasm files: the content security policy does not allow WebAssembly, so pdf.js uses its fallbacks in
      // JavaScript.
      const filter = (path: string) => !basename(path).endsWith('.wasm')
      for (const folder of folders) {
        await cp(join(source, folder), join(dir ?? '', 'pdfjs', folder), { recursive: true, filter })
      }
    },
  }
}
