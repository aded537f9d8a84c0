import { join } from 'node:path'
import { defineConfig } from 'vite'

/**
 * The only script of the public pages: small, and run at once, so that the chosen theme is set before the first paint.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    copyPublicDir: false,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/site-script.ts'),
      output: { format: 'iife', entryFileNames: 'assets/site-[hash].js' },
    },
  },
})
