import { join } from 'node:path'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const made = 'export const __vitePreload = '
const inTime = join(import.meta.dirname, '../../packages/ui/src/loading/chunk-load.ts')

/**
 * Adds a timeout to every dynamic import: Vite wraps each one in a helper, and this wraps the helper in `inTime`, so
 * that import statements need no code for it.
 */
export function chunkLoads(): Plugin {
  return {
    name: 'chunk-loads',
    apply: 'build',
    transform: {
      filter: { id: /preload-helper/ },
      handler(code, id) {
        if (id !== helper) return undefined
        if (!code.includes(made)) throw new Error('Vite’s helper for loads is not what it was')
        const body = code.replace(made, 'const load = ')
        return {
          code: `import { inTime } from ${JSON.stringify(inTime)}\n${body}\nexport const __vitePreload = (...given) => inTime(load(...given))`,
          map: null,
        }
      },
    },
  }
}
