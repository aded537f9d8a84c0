import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The renderer of the public pages for Node, with their styles; tools/web/build-site.ts runs it and writes the files.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    ssr: join(import.meta.dirname, 'src/site.tsx'),
    ssrEmitAssets: true,
    copyPublicDir: false,
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: { output: { entryFileNames: 'site.js' } },
  },
})
