import { createReadStream } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const globalCopy = /^globalThis\.pdfjsLib = \{[\s\S]*?^\};$/m
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/**
 * Serves and builds the files that pdf.js fetches by name, under /pdfjs: the tables without which Chinese text in a
 * pdf that embeds no font stays blank, the standard fonts, and the image decoders in plain JavaScript.
 */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    // pdf.js also hands all of itself to `globalThis`, which keeps its editors in the bundle: 12 kB that nothing calls.
    transform(code, id) {
      return id.endsWith('pdfjs-dist/build/pdf.mjs') ? code.replace(globalCopy, '') : undefined
    },
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
