import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { linkPageOf } from '../../features/meetings/appointments/rules/link-pages.ts'
import { isVisitPath } from '../../features/shares/shares/rules/visit-pages.ts'
import { chunkLoads } from './chunk-loads.ts'
import { compileAhead } from './compile-ahead.ts'
import { compileMessages } from './compile-messages.ts'
import { errorsMadeAtLoad } from './errors-made-at-load.ts'
import { listModules } from './list-modules.ts'
import { pdfAssets } from './pdf-assets.ts'
import { wordsAhead } from './words-ahead.ts'

const repository = join(import.meta.dirname, '../..')
const serverAddress = 'http://127.0.0.1:3000'
const serverPaths = [
  '/admin',
  '/batch',
  // With its slash: pages of candidates begin with /candidates.
  '/candidate/',
  '/mark',
  '/enterprise',
  '/open',
  '/file',
  '/rpa',
  '/healthz',
]

/** New feature folders are outside the root; without this the dev server sees them only after a restart. */
function watchFeatures(): Plugin {
  return {
    name: 'watch-features',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(join(repository, 'features'))
    },
  }
}

/** Serves the visitors' pages from their own entries, as the built server does. */
function serveVisits(): Plugin {
  return {
    name: 'serve-visits',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const asked = request.url ?? ''
        if (isVisitPath(asked)) request.url = '/visit.html'
        else if (linkPageOf(asked)) request.url = '/appointment.html'
        next()
      })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    compileMessages(),
    chunkLoads(),
    errorsMadeAtLoad(),
    compileAhead('shell', 'first', 'kit', 'opening'),
    wordsAhead('src/messages'),
    listModules('.modules.json'),
    pdfAssets(),
    watchFeatures(),
    serveVisits(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      // A page loads no call of a contract that none of its scripts makes.
      treeshake: { manualPureFunctions: ['callsOf', 'defineCall', 'z'] },
      input: ['index.html', 'pdf.html'].map((page) => join(import.meta.dirname, page)),
      output: {
        // The first script names all others. Short hashes still keep two builds of a file apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // By default the build creates a file for every few modules that two pages share; on a slow network a phone
        // pays more for each file than for its size.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /ui\/src\/(base|tokens)\.css|packages\/messages|documents\/messages|modulepreload/,
              priority: 5,
            },
            // What the page of a PDF shares with the others, which would load all of it otherwise.
            {
              name: 'text-links',
              test: /packages\/html\/src\/document-link|kernel\/src\/without-end/,
              priority: 6,
            },
            // Opening a PDF, which the list of dropped resumes shares with the page of a PDF: that page runs when loaded.
            {
              name: 'open-document',
              test: /pdfjs-dist\/build|documents\/web\/pdf\/document\.ts/,
              priority: 5,
            },
            {
              name: 'pdf',
              test: /pdfjs-dist|documents\/web\/pdf|web\/(src\/pdf\.ts|pdf\.html)/,
              priority: 4,
            },
            { name: 'first', tags: ['$initial'], priority: 3 },
            {
              name: 'kit',
              test: /features\/[^/]+\/(session|shortlist)|packages\/(?!ui\/src\/(overlays\/(menu|sheet|toast-viewport|pop)|inputs\/select|long-list)\b)/,
              minShareCount: 2,
              priority: 2,
            },
            // The bar's pieces beside the account, and the count of Today, load after the page, in one file.
            {
              name: 'bar',
              test: /features\/day\/(search\/web\/(find-box|ask-for-field)|today\/(contract|web\/today-count)|notices\/(contract|web\/(bell|use-news|use-announced|stream\/.*)))\.(tsx?|module\.css)$/,
              priority: 2,
            },
            // What an opening report shows, in one file.
            {
              name: 'opening',
              test: /features\/[^/]+\/(report\/web\/page|report-ai\/web\/ai-interview-panel|report-analysis\/web\/(analysis-panel|overall-headline)|recording\/web\/player\/moment-player|analysis\/web\/use-analysis|languages\/web\/use-language-scores|evaluations\/web\/decision\/decision-bar|recommend\/web\/(recommend-action|answer-note)|viewings\/web\/viewings-action)\.tsx?$/,
              priority: 1,
            },
            // Code shared by most other panels; code of only a few stays separate.
            {
              name: 'report',
              test: /features\/[^/]+\/(report|analysis|evidence|scores|interviews|recording|questions|integrity|languages|speech|personality)/,
              minShareCount: 5,
              priority: 0,
            },
            // The other panel that a report can open on, with the code it shares with a few single-document pages.
            {
              name: 'resume',
              test: /features\/tabs\/report-resume\/web\/resume-panel\.tsx$/,
              priority: 0,
            },
            {
              name: 'charts',
              test: /ui\/src\/charts\//,
              priority: 3,
            },
            {
              name: 'overlays',
              test: /node_modules\/@(base-ui|floating-ui)\/|ui\/src\/overlays\/(menu|sheet|pop)\b|session\/web\/account-menu/,
              entriesAware: true,
              // With a larger value, files wait for each other in a cycle, and classes for their base classes.
              entriesAwareMergeThreshold: 40_000,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [repository] },
    proxy: Object.fromEntries(serverPaths.map((path) => [path, serverAddress])),
  },
})
