import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkLoads } from './chunk-loads.ts'
import { compileMessages } from './compile-messages.ts'
import { listModules } from './list-modules.ts'

/** The live report of the public pages: one module, which a page loads only when it is opened. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compileMessages(), chunkLoads(), listModules('.modules-sample-report.json')],
  build: {
    copyPublicDir: false,
    outDir: 'dist',
    emptyOutDir: false,
    manifest: '.sample-report.json',
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/sample-report.tsx'),
      preserveEntrySignatures: 'strict',
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'words',
              test: /\/messages\/((cn|en|zh-TW)|collect)\.ts$/,
              entriesAware: true,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
