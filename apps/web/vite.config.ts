import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { linkPageOf } from '../../features/scheduling/rules/link-pages.ts'
import { isVisitPath } from '../../features/shares/rules/visit-pages.ts'
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
  '/candidate',
  '/mark',
  '/enterprise',
  '/open',
  '/file',
  '/rpa',
  '/healthz',
]

/** New feature folders lie outside the root; without this the dev server sees them only after a restart. */
function watchFeatures(): Plugin {
  return {
    name: 'watch-features',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(join(repository, 'features'))
    },
  }
}

/** The pages of visitors have an entry of their own; the built server answers them so as well. */
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
      input: ['index.html', 'pdf.html'].map((page) => join(import.meta.dirname, page)),
      output: {
        // Left to itself the build makes a file of every few modules that two pages share, and on a slow network a
        // phone pays for each file more than for what is in it.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /ui\/src\/(base|tokens)\.css|packages\/messages|documents\/messages|modulepreload/,
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
              test: /features\/(session|shortlist)|packages\/(?!ui\/src\/(overlays\/(menu|sheet|toast-viewport|pop)|inputs\/select|long-list)\b)/,
              minShareCount: 2,
              priority: 2,
            },
            // What a report shows when it opens, in one file.
            {
              name: 'opening',
              test: /features\/(report\/web\/page|report-ai\/web\/ai-interview-panel|report-analysis\/web\/(analysis-panel|overall-headline)|recording\/web\/player\/moment-player|analysis\/web\/use-analysis|languages\/web\/use-language-scores|evaluations\/web\/decision\/decision-bar|recommend\/web\/(recommend-action|answer-note)|viewings\/web\/viewings-action)\.tsx?$/,
              priority: 1,
            },
            // What most other panels share; what only a few do stays apart from them.
            {
              name: 'report',
              test: /features\/(report|analysis|evidence|scores|interviews|recording|questions|integrity|languages|speech|personality)/,
              minShareCount: 5,
              priority: 0,
            },
            // The other panel that a report opens on, with what it shares with a few pages of one document.
            {
              name: 'resume',
              test: /features\/report-resume\/web\/resume-panel\.tsx$/,
              priority: 0,
            },
            {
              name: 'charts',
              test: /node_modules\/(@visx|d3-[a-z]+|internmap)\/|ui\/src\/charts\//,
              priority: 3,
            },
            {
              name: 'overlays',
              test: /node_modules\/@(base-ui|floating-ui)\/|ui\/src\/overlays\/(menu|sheet|pop)\b|session\/web\/account-menu/,
              entriesAware: true,
              // With larger ones, files come to wait for one another, and the classes in them for their parents.
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
