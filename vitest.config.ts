import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const isWebTest = [
  'features/*/web/**/*.test.{ts,tsx}',
  'packages/ui/**/*.test.{ts,tsx}',
  'packages/call/src/web/*.test.ts',
  'apps/web/**/*.test.{ts,tsx}',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{apps,features,packages,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...isWebTest],
          globalSetup: ['packages/testkit/src/database.ts'],
          testTimeout: 20_000,
          hookTimeout: 40_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: isWebTest,
          setupFiles: ['packages/testkit/src/web/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
