import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tools/bootstrap/browser.js'

/**
 * Five ports a run, so that two checkouts can be tested at once; the workers read them from their parent. Below those
 * that Linux gives to connections going out, one of which could hold what a server here wants to listen at.
 */
process.env.E2E_PORT ??= String(10_000 + 5 * (process.pid % 4_500))
const port = Number(process.env.E2E_PORT)
const caches = 'node_modules/.cache'
process.env.E2E_DATA_DIR ??= join(tmpdir(), `candor-e2e-${process.pid}`)

/** A server of this checkout with the demo companies. Its log, which tells of every request, and its process id stay in files. */
const server = (name: string, at: number, dataDir: string, env = {}) => ({
  name,
  command: `mkdir -p ${caches} && echo $$ >${caches}/${name}.pid && exec node_modules/.bin/node apps/server/src/main.ts 2>${caches}/${name}.log`,
  // The readers that are built in, whatever else the machine has.
  env: { PORT: String(at), DATA_DIR: dataDir, CANDOR_DEMO: 'on', LIBREOFFICE: 'off', ...env },
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'ignore' as const,
})

/**
 * What of the browser is off: first what Playwright turns off itself, as Chromium heeds the last list alone; then the
 * suggestions of the address bar, which a browser without a screen loads as two pages of its own for each context, and
 * the process that it starts ahead for each context's next page, which few have.
 */
const offFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/** The order in which the monkey presses: the same in each run of the tests, another in each that presses everything. */
const isWhole = process.env.MONKEY === 'all'
process.env.MONKEY_SEED ??= isWhole ? String(process.pid) : '1'
const monkey = /monkey\.spec\.ts$/
/** Null leaves the choice to Playwright. */
const executablePath = process.env.CHROMIUM ?? findBrowser()

export default defineConfig<{
  importKey: string
  mailsAt: string
  pressing: { isWhole: boolean; seed: number }
}>({
  testDir: 'e2e',
  globalSetup: './tools/test/before-journeys.ts',
  outputDir: 'node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is repeated is a fault of the test or of the product.
  retries: 0,
  // What is waited for comes at once, or within these limits on a machine that does other work beside. None of them
  // is what a test measures.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    // What moves is not looked at, only where it comes to rest.
    contextOptions: { reducedMotion: 'reduce' },
    importKey: process.env.E2E_IMPORT_KEY ?? '',
    mailsAt: `http://127.0.0.1:${port + 3}/`,
    pressing: { isWhole, seed: Number(process.env.MONKEY_SEED) },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        `--disable-features=${offFeatures}`,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        // A camera with a picture of its own, which nobody is asked about.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    // First, as its tests run one after the other, and on a server of its own: it decides on people and freezes
    // accounts that the others need.
    {
      name: 'monkey',
      testMatch: monkey,
      use: {
        ...devices['Desktop Chrome'],
        baseURL: `http://127.0.0.1:${port + 1}`,
        // It presses what moves, as most people have it.
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
    {
      name: 'desktop',
      testIgnore: monkey,
      // One of the languages of a journey is gone through on a phone in place of a desktop.
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 1000 } },
    },
    {
      name: 'phone',
      testIgnore: monkey,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
  webServer: [
    // One that has no address here is not waited for, so that both start at once: what prepares the journeys waits for it.
    server('monkey-server', port + 1, `${process.env.E2E_DATA_DIR}-monkey`),
    {
      ...server('e2e-server', port, process.env.E2E_DATA_DIR, {
        MAIL_URL: `smtp://127.0.0.1:${port + 2}`,
        MAIL_FROM: 'Candor <candor@hailan.example>',
        // The provider of journeys lies on this machine.
        PRIVATE_PROVIDERS: 'on',
        // Browsers make passkeys for names alone: the journeys of passkeys come by this one.
        PUBLIC_URL: `http://candor.localhost:${port}`,
        // Journeys at 127.0.0.1 are out of messaging-app mode; the app's own come by the machine's name.
        MESSAGING_APP_ID: 'wx1',
        MESSAGING_APP_SECRET: 's3cret',
        MESSAGING_APP_URL: `http://localhost:${port}`,
        MESSAGING_APP_AUTHORIZE_URL: `http://127.0.0.1:${port + 4}/connect/oauth2/authorize`,
        MESSAGING_APP_API_URL: `http://127.0.0.1:${port + 4}`,
      }),
      url: `http://127.0.0.1:${port}/healthz`,
    },
  ],
})
