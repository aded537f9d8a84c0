import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { chunkLoads } from './chunk-loads.ts'
import { compileAhead } from './compile-ahead.ts'
import { compileMessages } from './compile-messages.ts'
import { errorsMadeAtLoad } from './errors-made-at-load.ts'
import { listModules } from './list-modules.ts'
import { wordsAhead } from './words-ahead.ts'

/**
 * The build of one visitors' page by itself: on a slow network a phone loads only what the page needs, and nothing
 * shared with the application. It is built after the application, into the same folder.
 */
export function visitorsEntry(page: 'visit' | 'appointment'): UserConfig {
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      compileMessages(),
      chunkLoads(),
      errorsMadeAtLoad(),
      compileAhead(page),
      wordsAhead(`src/messages/${page}`),
      listModules(`.modules-${page}.json`),
    ],
    build: {
      copyPublicDir: false,
      outDir: 'dist',
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, `${page}.html`),
        output: {
          codeSplitting: {
            groups: [
              { name: 'gate', tags: ['$initial'], priority: 2 },
              {
                name: 'words',
                test: /\/messages\/((cn|en|zh-TW)|collect)\.ts$/,
                entriesAware: true,
                priority: 1,
              },
              {
                name: 'overlays',
                test: /node_modules\/@(base-ui|floating-ui)\/|ui\/src\/overlays\/(sheet|toast-viewport)/,
                priority: 1,
              },
              { name: 'shared', minShareCount: 2, priority: 0 },
            ],
          },
        },
      },
    },
  }
}
