import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const isWebTest = [
  'features/*/*/web/**/*.test.{ts,tsx}',
  'packages/ui/**/*.test.{ts,tsx}',
  'packages/call/src/web/*.test.ts',
  'apps/web/**/*.test.{ts,tsx}',
]

/** Properties take the same inputs in each run: a test that fails does so again. */
const fixedSeed = 'packages/testkit/src/seed.ts'

/** Generous, for a machine that does other work beside: what hangs is found all the same, and speed is measured in bench/. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{apps,features,packages,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...isWebTest],
          // Files of a process share their modules, as the requests of a server do: loading them anew for each file took
          // half of the time. What is a file's own is its database, its server and its clock.
          isolate: false,
          globalSetup: ['packages/testkit/src/database.ts'],
          setupFiles: [fixedSeed],
          provide: {
            fuzz: {
              requests: Number(process.env.FUZZ_REQUESTS ?? 5_000),
              seed: Number(process.env.FUZZ_SEED ?? 20_261_122),
            },
          },
          ...limits,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: './packages/testkit/src/jsdom-with-streams.ts',
          // A context of its own for each file, as a process of its own gives it, in a third of the time: a thread
          // loads jsdom and the libraries once.
          pool: 'vmThreads',
          include: isWebTest,
          setupFiles: ['packages/testkit/src/web/setup.ts', fixedSeed],
          ...limits,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
