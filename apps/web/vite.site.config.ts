import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What draws the public pages, for node, with their styles beside it; tools/web/build-site.ts runs it and makes the files. */
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
